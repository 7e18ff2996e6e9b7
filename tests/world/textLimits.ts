import { readTextLimits } from '#server/messaging/messages/limits/textLimits.ts'

/** The defaults. */
export const usualTextLimits = readTextLimits({})
