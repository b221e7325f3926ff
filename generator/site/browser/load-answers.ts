import { scriptOf } from './sections.ts';

/** The script that requests answers. Fails if the host cannot be reached. */
export function loadAnswers(): Promise<typeof import('./section-answers.ts')> {
  return scriptOf('answers');
}
