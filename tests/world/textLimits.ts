import { readTextLimits, type TextLimits } from '#server/platform/textLimits.ts'

/** As they are where nobody sets any. */
export const usualTextLimits = readTextLimits({}) as TextLimits
