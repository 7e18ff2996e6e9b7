/** A picture of a megabyte has some hundred; each takes a microsecond, and one of three bytes as long as a large one. */
export const MOST_PARTS = 10_000
