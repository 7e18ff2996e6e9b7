/**
 * Most parts that a picture may have. A picture of a megabyte has some hundred. Each part takes a microsecond to read,
 * whether it has three bytes or many.
 */
export const MOST_PARTS = 10_000
