import { readTextLimits, type TextLimits } from '#server/platform/text/textLimits.ts'

/** The defaults. */
export const usualTextLimits = readTextLimits({}) as TextLimits
