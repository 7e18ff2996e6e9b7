import { till } from '#server/platform/text/staff/till/de.ts'
import { tillSentences } from '#server/platform/text/tillSentences.ts'

export const sayAtTill = tillSentences('de', till)
