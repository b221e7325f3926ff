/** Gives a function a cache by its argument, for arguments that are few. */
export function memoize<A, R>(make: (argument: A) => R): (argument: A) => R {
  return memoizeIn(new Map<A, R>(), make);
}

/** Gives a function a cache by the object that it takes, which lasts as long as the object. */
export function memoizeWeak<A extends object, R>(make: (argument: A) => R): (argument: A) => R {
  return memoizeIn(new WeakMap<A, R>(), make);
}

interface Memory<A, R> {
  get(argument: A): R | undefined;
  set(argument: A, answer: R): unknown;
}

function memoizeIn<A, R>(made: Memory<A, R>, make: (argument: A) => R): (argument: A) => R {
  return (argument) => {
    const known = made.get(argument);
    if (known !== undefined) return known;
    const answer = make(argument);
    made.set(argument, answer);
    return answer;
  };
}

/** Gives a function a cache of its last answer, for calls that repeat an argument. */
export function memoizeLast<A, R>(make: (argument: A) => R): (argument: A) => R {
  let last: { readonly argument: A; readonly answer: R } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, answer: make(argument) };
    return last.answer;
  };
}

/** Gives a function a cache for at most `most` numbers, 0 or more, of which those in a row stay the longest. */
export function memoizeLately<R>(most: number, make: (n: number) => R): (n: number) => R {
  const made: { readonly n: number; readonly answer: R }[] = [];
  return (n) => {
    const known = made[n % most];
    if (known?.n === n) return known.answer;
    const answer = make(n);
    made[n % most] = { n, answer };
    return answer;
  };
}

/** Makes a value when it is first asked for. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Gives a function a cache by the list that it takes; items are compared by identity. */
export function memoizeByList<Item, R>(make: (items: readonly Item[]) => R): (items: readonly Item[]) => R {
  const root = new Branch<R>();
  return (items) => {
    let end = root;
    for (const one of items) end = end.next(one);
    end.answer ??= make(items);
    return end.answer;
  };
}

/** The answer for the items that lead here, and where other items lead. */
class Branch<R> {
  answer: R | undefined;
  private branches: Map<unknown, Branch<R>> | undefined;

  next(item: unknown): Branch<R> {
    this.branches ??= new Map();
    const known = this.branches.get(item);
    if (known) return known;
    const made = new Branch<R>();
    this.branches.set(item, made);
    return made;
  }
}
