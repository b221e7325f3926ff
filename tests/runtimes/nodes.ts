/** The major versions of Node on which everything runs. */
export const NODES = ['20', '22', '24', '26'] as const;
