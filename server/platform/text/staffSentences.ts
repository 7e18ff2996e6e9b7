import type { StaffLanguage } from './pageLanguages.ts'
import { accounts as germanAccounts } from './staff/accounts/de.ts'
import { accounts as spanishAccounts } from './staff/accounts/es.ts'
import { accounts } from './staff/accounts.ts'
import { business as germanBusiness } from './staff/business/de.ts'
import { business as spanishBusiness } from './staff/business/es.ts'
import { business } from './staff/business.ts'
import { fields as germanFields } from './staff/fields/de.ts'
import { fields as spanishFields } from './staff/fields/es.ts'
import { fields } from './staff/fields.ts'
import { messages as germanMessages } from './staff/messages/de.ts'
import { messages as spanishMessages } from './staff/messages/es.ts'
import { messages } from './staff/messages.ts'
import { reports as germanReports } from './staff/reports/de.ts'
import { reports as spanishReports } from './staff/reports/es.ts'
import { reports } from './staff/reports.ts'
import { sending as germanSending } from './staff/sending/de.ts'
import { sending as spanishSending } from './staff/sending/es.ts'
import { sending } from './staff/sending.ts'
import { till as germanTill } from './staff/till/de.ts'
import { till as spanishTill } from './staff/till/es.ts'
import { till } from './staff/till.ts'

/**
 * The server's sentences to members of a business's team, in English: refusals, reasons, notes. Those to customers,
 * too, is in `refusals.ts`.
 */
export const staffSentences = [
  ...accounts,
  ...fields,
  ...messages,
  ...reports,
  ...sending,
  ...business,
  ...till,
] as const
export type StaffSentence = (typeof staffSentences)[number]

export const staffTranslations: Record<Exclude<StaffLanguage, 'en'>, Record<StaffSentence, string>> = {
  de: {
    ...germanAccounts,
    ...germanFields,
    ...germanMessages,
    ...germanReports,
    ...germanSending,
    ...germanBusiness,
    ...germanTill,
  },
  es: {
    ...spanishAccounts,
    ...spanishFields,
    ...spanishMessages,
    ...spanishReports,
    ...spanishSending,
    ...spanishBusiness,
    ...spanishTill,
  },
}
