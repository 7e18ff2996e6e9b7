import { readTextLimits, type TextLimits } from '#server/platform/textLimits.ts'

/** The defaults. */
export const usualTextLimits = readTextLimits({}) as TextLimits
