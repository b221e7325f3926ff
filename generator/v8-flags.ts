/**
 * Flags of V8 for every process of a run. A run takes seconds, and optimizing code takes much of them: most functions
 * have done their work soon after. By default V8 optimizes a function after 66 kB of its bytecode, and copies up to 920
 * bytes of the functions that it calls into it.
 */
export const V8_FLAGS: readonly string[] = ['--interrupt-budget=500000', '--max-inlined-bytecode-size-cumulative=100'];
