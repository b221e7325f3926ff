/** Types of the feasts of the Lord and of the Theotokos. */
export const FEASTS: readonly number[] = [1, 2];

/** Type of the icons of the Mother of God: movable icons stand first among the saints of this type. */
export const MOTHER_OF_GOD_ICONS = 17;
