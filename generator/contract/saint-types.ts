/** Type of the icons of the Mother of God: movable icons stand first among the saints of this type. */
export const MOTHER_OF_GOD_ICONS = 17;
