/** A style sheet as a script has it in its bundle: its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
