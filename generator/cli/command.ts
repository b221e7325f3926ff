import { type Argument, Command, type Help, type Option } from 'commander';
import type { MessageKey } from '../messages/message.ts';
import { printable } from '../printable.ts';
import { localize, localized } from './localize.ts';
import { invocation } from './npm.ts';
import { refusalMessages } from './refusals.ts';

/**
 * A command in the language of this run, including its help and the errors of commander. The help ends with an example:
 * the command with these arguments. `full` is its name with that of the command to which it belongs.
 */
export function command(name: string, about: string, example: readonly string[], full = name): Command {
  return commandLine(name, about).addHelpText(
    'after',
    `\n${localized('exampleTitle')}\n  ${invocation(full, example)}`,
  );
}

/** The program or a command, in the language of this run, without an example. */
export function commandLine(name: string, about: string): Command {
  return new Command(name)
    .description(about)
    .helpOption('-h, --help', localized('helpOption'))
    .configureHelp(HELP)
    .configureOutput({ outputError: (refusal, write) => write(inOurWords(refusal)) })
    .showHelpAfterError(localized('helpHint'));
}

/** An error of commander in the language of this run, if it is known. */
function inOurWords(refusal: string): string {
  const messages = refusalMessages(refusal);
  return messages.length === 0
    ? refusal.split('\n').map(printable).join('\n')
    : messages.map((reason) => `${localize(reason)}\n`).join('');
}

/** The headings that commander writes into a help. */
const TITLES: Readonly<Record<string, MessageKey>> = {
  'Usage:': 'usageTitle',
  'Arguments:': 'argumentsTitle',
  'Options:': 'optionsTitle',
  'Commands:': 'commandsTitle',
};
const HELP: Partial<Help> = {
  styleTitle: (title) => (TITLES[title] ? localize({ key: TITLES[title], args: [] }) : title),
  styleUsage: usage,
  styleSubcommandTerm: usage,
  optionDescription: described,
  argumentDescription: described,
};

function usage(text: string): string {
  return text.replace('[options]', localized('usageOptions')).replace('[command]', localized('usageCommand'));
}

function described({ description, argChoices, defaultValue, defaultValueDescription }: Option | Argument): string {
  const usual = defaultValueDescription ?? (typeof defaultValue === 'string' ? defaultValue : undefined);
  const more = [
    ...(argChoices ? [localized('choicesAre', argChoices)] : []),
    ...(usual === undefined ? [] : [localized('defaultIs', usual)]),
  ];
  return more.length === 0 ? description : `${description} (${more.join('; ')})`;
}
