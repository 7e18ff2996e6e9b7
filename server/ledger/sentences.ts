import { formatMoney } from '#server/platform/money.ts'
import type { Account } from './account.ts'

/** What the customer reads in their history: each ledger row in one sentence. */

type Thing = 'point' | 'stamp' | 'purchase' | 'visit' | 'minute'

export const counted = (n: number, thing: Thing): string =>
  `${n.toLocaleString('en-US')} ${thing}${Math.abs(n) === 1 ? '' : 's'}`

/** '+12 points', '-1 stamp'. */
export const change = (n: number, thing: Thing): string => `${n < 0 ? '' : '+'}${counted(n, thing)}`

export const money = (account: Account, amount: number): string =>
  formatMoney(amount, account.shop.currency, account.shop.locale)

/** 'purchase of $12.40', or 'visit' where no amount was entered. */
export const purchaseOf = (account: Account, amount: number | null): string =>
  amount === null ? 'visit' : `purchase of ${money(account, amount)}`

/** The same at the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
