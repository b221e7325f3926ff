/** Why a release is not made, as one sentence that says what to do. */
export class Refusal extends Error {}
