/**
 * Flags of V8 by its major version. A version is listed only if the gain was measured with it: another version may not
 * know a flag, and Node refuses to start a process with a flag that it does not know.
 *
 * 11 (Node 20): a run takes seconds, and optimizing code takes much of them, because most functions have done their work
 * soon after. By default V8 optimizes a function after 66 kB of its bytecode, and copies up to 920 bytes of the functions
 * that it calls into it.
 */
const MEASURED: ReadonlyMap<string, readonly string[]> = new Map([
  ['11', ['--interrupt-budget=500000', '--max-inlined-bytecode-size-cumulative=100']],
]);

/** The flags for every process of a run in a Node with this version of V8, such as `11.3.244.8-node.38`. */
export function v8Flags(version = process.versions.v8): readonly string[] {
  return MEASURED.get(version.split('.', 1)[0] ?? '') ?? [];
}
