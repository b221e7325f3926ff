import type { EN } from './en/index.ts';
import type { Quoted } from './words.ts';

type English = typeof EN;
export type MessageKey = keyof English;

/** An argument of a message: data, or another message. */
export type Argument = string | number | null | Message | readonly Argument[];

/** A message in no language yet. It is plain data, so that processes can pass it on. */
export interface Message {
  readonly key: MessageKey;
  readonly args: readonly Argument[];
}

type Parameter<T> = T extends Quoted ? Message : T extends readonly Quoted[] ? readonly Message[] : T;
type Parameters_<T> = { [I in keyof T]: Parameter<T[I]> };
export type ArgumentsOf<Key extends MessageKey> = English[Key] extends (...args: infer Args) => string
  ? Parameters_<Args>
  : [];

/** The message of a key with its arguments. */
export function message<Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>): Message {
  return { key, args: args as readonly Argument[] };
}
