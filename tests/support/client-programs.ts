import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundled } from '../../generator/bundled.ts';
import { sharedFolder } from './data-folder.ts';

/** The environment in which Python finds the client. */
export const PYTHON_ENV = { PYTHONPATH: path.resolve('clients/python'), PYTHONDONTWRITEBYTECODE: '1' };

/** A folder in which both clients are installed, and a way to run programs there. */
export interface ClientPrograms {
  readonly folder: string;
  /** Runs a program and returns what it prints, without the end of the last line. */
  readonly run: (program: string, ...args: string[]) => Promise<string>;
  /** The same for a JavaScript module. */
  readonly runModule: (code: string) => Promise<string>;
}

/** Installs the clients as their users would; the TypeScript client is a bundle instead of the package. */
export async function clientPrograms(): Promise<ClientPrograms> {
  const folder = sharedFolder();
  const installed = path.join(folder, 'node_modules/menologion');
  mkdirSync(installed, { recursive: true });
  writeFileSync(`${installed}/package.json`, '{ "type": "module", "exports": { "./client": "./client.js" } }');
  writeFileSync(`${installed}/client.js`, await bundled(path.resolve('clients/typescript/client.ts'), {}));
  const run = async (program: string, ...args: string[]) => {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd: folder,
      env: { ...process.env, ...PYTHON_ENV },
    });
    return stdout.trimEnd();
  };
  const runModule = (code: string) => {
    writeFileSync(path.join(folder, 'program.mjs'), code);
    return run(process.execPath, 'program.mjs');
  };
  return { folder, run, runModule };
}
