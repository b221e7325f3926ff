/** The same function, which makes its answer for each object once. */
export function remembered<A extends object, R>(make: (argument: A) => R): (argument: A) => R {
  const made = new WeakMap<A, R>();
  return (argument) => {
    const known = made.get(argument);
    if (known !== undefined) return known;
    const answer = make(argument);
    made.set(argument, answer);
    return answer;
  };
}
