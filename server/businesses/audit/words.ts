import { formatMoney } from '#server/platform/money/money.ts'
import { formatList, formatNumber } from '#server/platform/text/locale.ts'
import type { Entry, WordsOfLog } from './actions.ts'

// Parts of the sentences in which rooms tell their actions.

const GONE = 'someone whose account is gone'

export const wordsInEnglish: WordsOfLog = {
  whoActed,
  listChanged: (names, locale) => (names.length === 0 ? 'nothing' : `the ${formatList(names, locale)}`),
  on: 'on',
  off: 'off',
}

function whoActed({ actor, user_name, details }: Pick<Entry, 'actor' | 'user_name' | 'details'>): string {
  if (actor === 'system') return details.by === 'command' ? 'The operator, by command,' : 'Regulars'
  if (actor === 'key') return `The API key ${details.key}`
  if (actor === 'stranger') return 'Someone'
  if (actor === 'customer') return 'The customer'
  return user_name ?? capital(GONE)
}

export const about = ({ about_user_id, about_name }: Entry): string =>
  about_user_id ? (about_name ?? GONE) : 'an account that there is not'

/** The owner of an account in the possessive: people by name, anything else by its kind. */
export const possessive = (whose: string): string =>
  whose === 'an account that there is not' ? whose : `the account of ${whose}`

export const customer = ({ customer_name }: Entry): string => customer_name ?? 'a customer'

export const named = ({ details }: Entry): string => details.name ?? ''

export const money = ({ details: { amount, currency } }: Entry, locale: string): string =>
  amount === undefined || currency === undefined ? 'money' : formatMoney(amount, currency, locale)

export const credits = ({ details: { credits = 0 } }: Entry, locale: string): string =>
  `${formatNumber(credits, locale)} ${credits === 1 ? 'credit' : 'credits'}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
