import type { EN } from './en/index.ts';
import type { Quoted } from './words.ts';

type English = typeof EN;
export type SayingKey = keyof English;

/** An argument of a message: data, or another message. */
export type Argument = string | number | null | Saying | readonly Argument[];

/** A message in no language yet. It is plain data, so that processes can pass it on. */
export interface Saying {
  readonly key: SayingKey;
  readonly args: readonly Argument[];
}

type Parameter<T> = T extends Quoted ? Saying : T extends readonly Quoted[] ? readonly Saying[] : T;
type Parameters_<T> = { [I in keyof T]: Parameter<T[I]> };
export type ArgumentsOf<Key extends SayingKey> = English[Key] extends (...args: infer Args) => string
  ? Parameters_<Args>
  : [];

/** The message of a key with its arguments. */
export function says<Key extends SayingKey>(key: Key, ...args: ArgumentsOf<Key>): Saying {
  return { key, args: args as readonly Argument[] };
}
