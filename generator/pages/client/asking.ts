import { scriptOf } from './sections.ts';

/** The script that asks for answers. Fails where the host cannot be reached. */
export function asking(): Promise<typeof import('./section-answers.ts')> {
  return scriptOf('answers');
}
