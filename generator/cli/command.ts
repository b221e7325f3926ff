import { type Argument, Command, type Help, type Option } from 'commander';
import type { SayingKey } from '../messages/saying.ts';
import { printable } from '../printable.ts';
import { typed } from './npm.ts';
import { refusalSayings } from './refusals.ts';
import { say, tell } from './spoken.ts';

/**
 * A command in the language of this run, including its help and the errors of commander. The help ends with an example:
 * the command with these arguments.
 */
export function command(name: string, about: string, example: readonly string[]): Command {
  return commandLine(name, about).addHelpText('after', `\n${tell('exampleTitle')}\n  ${typed(name, example)}`);
}

/** The program or a command, in the language of this run, without an example. */
export function commandLine(name: string, about: string): Command {
  return new Command(name)
    .description(about)
    .helpOption('-h, --help', tell('helpOption'))
    .configureHelp(HELP)
    .configureOutput({ outputError: (refusal, write) => write(inOurWords(refusal)) })
    .showHelpAfterError(tell('helpHint'));
}

/** An error of commander in the language of this run, if it is known. */
function inOurWords(refusal: string): string {
  const sayings = refusalSayings(refusal);
  return sayings.length === 0
    ? refusal.split('\n').map(printable).join('\n')
    : sayings.map((saying) => `${say(saying)}\n`).join('');
}

/** The headings that commander writes into a help. */
const TITLES: Readonly<Record<string, SayingKey>> = {
  'Usage:': 'usageTitle',
  'Arguments:': 'argumentsTitle',
  'Options:': 'optionsTitle',
  'Commands:': 'commandsTitle',
};
const HELP: Partial<Help> = {
  styleTitle: (title) => (TITLES[title] ? say({ key: TITLES[title], args: [] }) : title),
  styleUsage: usage,
  styleSubcommandTerm: usage,
  optionDescription: described,
  argumentDescription: described,
};

function usage(text: string): string {
  return text.replace('[options]', tell('usageOptions')).replace('[command]', tell('usageCommand'));
}

function described({ description, argChoices, defaultValue, defaultValueDescription }: Option | Argument): string {
  const usual = defaultValueDescription ?? (typeof defaultValue === 'string' ? defaultValue : undefined);
  const more = [
    ...(argChoices ? [tell('choicesAre', argChoices)] : []),
    ...(usual === undefined ? [] : [tell('defaultIs', usual)]),
  ];
  return more.length === 0 ? description : `${description} (${more.join('; ')})`;
}
