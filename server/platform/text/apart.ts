/**
 * Keeps a name in a sentence apart from it, by Unicode's isolates: without them, a name in letters that are read from the
 * other side would turn the figures and signs around it (UAX 9).
 */
export const apart = (name: string): string => `\u2068${name}\u2069`

/** Keeps a phone number, an amount or a code from left to right, in a sentence of either direction. */
export const leftToRight = (figures: string): string => `\u2066${figures}\u2069`
