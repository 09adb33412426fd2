/** As the product's badges are coloured. */
export const TAG_COLORS = ["gray", "ocean", "blue", "green", "yellow", "orange", "red"] as const;

export const TAG_LENGTH = 40;
/** More would be no order any more. */
export const TAGS_MAX = 500;
