import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 8;

/** Says at the end which files took longest. */
export class Longest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return;
    const times = modules.map((module) => ({
      name: path.relative('tests', module.moduleId),
      seconds: module.diagnostic().duration / 1000,
    }));
    const longest = times.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
    console.log(`Longest: ${longest.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}`);
  }
}
