import { readTextLimits } from '#server/messaging/messages/limits/textLimits.ts'

/** The default limits. */
export const usualTextLimits = readTextLimits({})
