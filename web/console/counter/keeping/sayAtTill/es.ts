import { till } from '#server/platform/text/staff/till/es.ts'
import { tillSentences } from '#server/platform/text/tillSentences.ts'

export const sayAtTill = tillSentences('es', till)
