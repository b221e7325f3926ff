/** Reproducible random numbers: a function that returns a number from 0 to below a bound (Park and Miller). */
export function dice(seed: number): (below: number) => number {
  let state = seed % 2147483647 || 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}
