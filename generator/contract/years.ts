/** The first and the last civil year of the service. */
export const FIRST_YEAR = 1583;
export const LAST_YEAR = 3000;
