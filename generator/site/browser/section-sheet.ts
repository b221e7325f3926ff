/** The script that prints the Liturgy of a day for the choir; its style says what is on the sheet. */

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
