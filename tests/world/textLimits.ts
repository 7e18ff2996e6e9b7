import { readTextLimits } from '#server/messaging/messages/textLimits.ts'

/** The defaults. */
export const usualTextLimits = readTextLimits({})
