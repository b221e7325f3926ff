/** Types of the feasts of the Lord and of the Theotokos. */
export const FEASTS: readonly number[] = [1, 2];

/** Type of the icons of the Mother of God: movable icons come first among the saints of this type. */
export const MOTHER_OF_GOD_ICONS = 17;

/** Types of what is no saint: events with the eves of feasts, and the days around a feast up to its leavetaking. */
export const CHURCH_EVENTS = 22;
export const NEAR_FEASTS = 25;

/** Types of days on which no single saint is kept, among them the Bodiless Powers, synaxes, relics and images. */
export const WITHOUT_LIVES: readonly number[] = [...FEASTS, 3, 18, CHURCH_EVENTS, 23, NEAR_FEASTS];
