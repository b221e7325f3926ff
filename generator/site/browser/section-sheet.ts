/** The script of printed sheets, of the Liturgy for the choir and of a parish; their styles say what is on them. */
import { ParishView } from '../views/parish-view.tsx';

export { parishAt } from './parish.ts';

export const VIEWS = { parish: ParishView };

/** Prints only what a choir takes to the kliros, with everything open. */
export function printSheet(): void {
  const { classList } = document.documentElement;
  const closed = document.querySelectorAll<HTMLDetailsElement>('.liturgy details:not([open])');
  const open = (is: boolean) => {
    classList.toggle('sheet', is);
    for (const one of closed) one.open = is;
  };
  open(true);
  addEventListener('afterprint', () => open(false), { once: true });
  print();
}
