import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { v8Flags } from '../generator/v8-flags.ts';

test('only a version of V8 with which the gain was measured gets flags', () => {
  expect(v8Flags('11.3.244.8-node.38')).not.toEqual([]);
  for (const version of ['10.2.154.26', '12.4.254.21-node.57', '13.6.233.17-node.53', '14.6.202.34-node.34', '110.1']) {
    expect(v8Flags(version), version).toEqual([]);
  }
});

test('the Node that runs this starts with its flags', () => {
  expect(execFileSync(process.execPath, [...v8Flags(), '-p', '1'], { encoding: 'utf8' })).toBe('1\n');
});
