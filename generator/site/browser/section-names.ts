/** The script of the saved names. */
import { NamesView } from '../views/names-view.tsx';

export { namesInText as namesIn, storedNames } from '../model/names.ts';
export { nameDaysOn, namesPage } from '../model/names-page.ts';

export const VIEWS = { names: NamesView };
