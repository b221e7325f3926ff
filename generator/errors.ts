/** A reason to stop that is no fault of the program: said to the user as it is, in one sentence, without a trace. */
export class StopError extends Error {}
