import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Made, Workshop } from './make.ts';
import { output } from './programs.ts';
import { Refusal } from './refusal.ts';
import { PUBLIC_KEY_FILE, SIGNATURE_FILE, SUMS_FILE } from './signature.ts';

/** Opens a database, and looks at every table and view of it. */
const OPEN_DATABASE = `
import pathlib, sqlite3, sys
db = sqlite3.connect(pathlib.Path(sys.argv[1]).absolute().as_uri() + '?mode=ro', uri=True)
assert db.execute('PRAGMA integrity_check').fetchone() == ('ok',), 'the database is damaged'
assert db.execute('PRAGMA foreign_key_check').fetchone() is None, 'a key of the database leads nowhere'
names = [name for name, in db.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")]
assert names, 'the database has no tables'
for name in names:
    db.execute('SELECT * FROM "%s" LIMIT 1' % name).fetchone()
`;
/** The file in which a mirror remembers its site. */
const OF_MIRROR = '.mirror.json';

/** Something that a reader of a release does with it. */
interface Use {
  readonly said: string;
  readonly run: (made: Made, workshop: Workshop & { readonly publicKey: string }) => void | Promise<void>;
}

const USES: readonly Use[] = [
  {
    said: 'sha256sum and openssl accept the checksums and their signature',
    run: (_, { out, publicKey }) => {
      output(out, 'sha256sum', '--check', '--quiet', SUMS_FILE);
      const signed = ['-rawin', '-in', SUMS_FILE, '-sigfile', SIGNATURE_FILE];
      output(out, 'openssl', 'pkeyutl', '-verify', '-pubin', '-inkey', publicKey, ...signed);
    },
  },
  {
    said: 'the installed package has the version',
    run: ({ clone, menologion }) => {
      const { version } = JSON.parse(readFileSync(path.join(clone, 'package.json'), 'utf8'));
      const said = menologion('--version').trim();
      if (said !== version) throw new Refusal(`The package has version ${said} in place of ${version}`);
    },
  },
  {
    said: 'a mirror of the tree from a local server is whole, signed and equal',
    run: async ({ menologion, program, tree }, { work, publicKey }) => {
      const mirror = path.join(work, 'mirror');
      await whileServed(program, tree, (site) => menologion('mirror', site, '--key', publicKey, '--out', mirror));
      menologion('verify', mirror, '--key', publicKey);
      output(work, 'diff', '-r', `--exclude=${OF_MIRROR}`, tree, mirror);
    },
  },
  {
    said: 'Python opens the archive, and expand makes the tree of it',
    run: ({ menologion, archive }, { work, publicKey }) => {
      const [unpacked, expanded] = [path.join(work, 'unpacked'), path.join(work, 'expanded')];
      output(work, 'python3', '-m', 'zipfile', '-e', archive, unpacked);
      menologion('expand', unpacked, '--key', publicKey, '--out', expanded);
      menologion('verify', expanded, '--key', publicKey);
    },
  },
  {
    said: 'Python opens the database, and its keys hold',
    run: ({ database }, { work }) => {
      output(work, 'python3', '-c', OPEN_DATABASE, database);
    },
  },
];

/** Uses a release as its readers do. Throws Refusal for the first use that fails. */
export async function rehearse(made: Made, workshop: Workshop, say: (line: string) => void): Promise<void> {
  const publicKey = path.join(workshop.out, PUBLIC_KEY_FILE);
  for (const { said, run } of USES) {
    await run(made, { ...workshop, publicKey });
    say(said);
  }
}

/** Does something while a server of a tree runs. */
async function whileServed(program: string, tree: string, use: (site: string) => void): Promise<void> {
  const server = spawn(program, ['serve', tree, '--port', '0', '--messages', 'en'], { stdio: 'pipe' });
  try {
    const [said] = await Promise.race([once(server.stdout.setEncoding('utf8'), 'data'), once(server, 'exit')]);
    const site = /http:\/\/localhost:\d+/.exec(String(said))?.[0];
    if (site === undefined) throw new Refusal(`menologion serve says no address: ${said}`);
    use(site);
  } finally {
    server.kill();
  }
}
