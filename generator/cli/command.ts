import { type Argument, Command, type Help, type Option } from 'commander';
import type { SayingKey } from '../messages/saying.ts';
import { messagesOption } from './options.ts';
import { refusalSayings } from './refusals.ts';
import { say, tell } from './spoken.ts';

/** A command that speaks the language of this run, in its help and in what commander refuses too. */
export function command(name: string, about: string): Command {
  return new Command(name)
    .description(about)
    .helpOption('-h, --help', tell('helpOption'))
    .addOption(messagesOption())
    .configureHelp(HELP)
    .configureOutput({ outputError: (refusal, write) => write(inOurWords(refusal)) })
    .showHelpAfterError(tell('helpHint'));
}

/** What commander refuses, in the language of this run as far as it is known. */
function inOurWords(refusal: string): string {
  const sayings = refusalSayings(refusal);
  return sayings.length === 0 ? refusal : sayings.map((saying) => `${say(saying)}\n`).join('');
}

/** What commander writes into a help by itself. */
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
