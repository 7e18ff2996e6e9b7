import { sentenceOf } from '#server/loyalty/ledger/index.ts'
import { minorDigits } from '#server/platform/money/minorDigits.ts'
import type { HeldInMonth } from './outstanding.ts'
import type { Columns } from './pages.ts'
import type { CustomerRow, LedgerRow, MessageRow } from './queries.ts'

/** The columns of the files, in order. Their names and formats are a promise: docs/csv-files.md. */
export const customerColumns: Columns<CustomerRow> = {
  customer_id: ({ unique_customer_id }) => unique_customer_id,
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  birthday: ({ birthday }) => birthday,
  points: ({ total_points }) => total_points,
  lifetime_points: ({ lifetime_points_earned }) => lifetime_points_earned,
  visits: ({ total_visits }) => total_visits,
  last_visit_at: ({ last_visit_at }) => moment(last_visit_at),
  opted_in_sms: ({ opted_in_sms }) => opted_in_sms,
  opted_in_email: ({ opted_in_email }) => opted_in_email,
  notes: ({ notes }) => notes,
  joined_at: ({ created_at }) => moment(created_at),
  tags: ({ tags }) => tags,
  total_spent: ({ total_spent, currency }) => money(total_spent, currency),
  currency: ({ currency }) => currency,
}

export const ledgerColumns: Columns<LedgerRow> = {
  operation_id: ({ id }) => id,
  recorded_at: ({ created_at }) => moment(created_at),
  operation: ({ kind }) => kind,
  source: ({ source }) => source,
  customer_id: ({ unique_customer_id }) => unique_customer_id,
  amount: ({ is_first, amount, currency }) => (is_first ? money(amount, currency) : null),
  discount: ({ is_first, amount, discount_amount, currency }) =>
    is_first && amount !== null ? money(discount_amount, currency) : null,
  currency: ({ is_first, currency }) => (is_first ? currency : null),
  visit: ({ is_first, counts_as_visit }) => (is_first ? counts_as_visit : null),
  staff: ({ staff_name }) => staff_name,
  device: ({ device }) => device,
  note: ({ note }) => note,
  takes_back: ({ reverses_id }) => reverses_id,
  entry_id: ({ entry_id }) => entry_id,
  entry: ({ entry_kind }) => entry_kind,
  program: ({ program }) => program,
  points: ({ entry }) => entry?.points,
  stamps: ({ entry }) => entry?.stamps,
  description: ({ entry, locale }) => entry && sentenceOf(entry, locale),
  visits: ({ entry }) => entry?.visits,
  refunds: ({ refunds_id }) => refunds_id,
}

export const messageColumns: Columns<MessageRow> = {
  message_id: ({ id }) => id,
  created_at: ({ created_at }) => moment(created_at),
  type: ({ type }) => type,
  status: ({ status }) => status,
  delivery: ({ state }) => state,
  failure: ({ failure }) => failure,
  customer_id: ({ unique_customer_id }) => unique_customer_id,
  recipient: ({ recipient }) => recipient,
  recipient_name: ({ recipient_name }) => recipient_name,
  template: ({ template_name }) => template_name,
  subject: ({ subject }) => subject,
  content: ({ content }) => content,
  segments: ({ segments }) => segments,
  credits: ({ credits_taken }) => credits_taken,
  sent_at: ({ sent_at }) => moment(sent_at),
  opened_at: ({ opened_at }) => moment(opened_at),
  opens: ({ open_count }) => open_count,
  campaign: ({ campaign }) => campaign,
}

export const outstandingColumns: Columns<HeldInMonth> = {
  month: ({ month }) => month,
  program: ({ program }) => program,
  reward: ({ reward }) => reward,
  before: ({ before }) => before,
  given: ({ given }) => given,
  used: ({ used }) => used,
  expired: ({ expired }) => expired,
  corrected: ({ corrected }) => corrected,
  held: ({ held }) => held,
  value_low: ({ held, low, currency }) => low && money(Math.round(held * low), currency),
  value_high: ({ held, high, currency }) => high && money(Math.round(held * high), currency),
  currency: ({ currency }) => currency,
}

/** ISO 8601 in UTC, such as 2026-03-02T09:00:00.000Z. */
const moment = (at: Date | null): string | null => at?.toISOString() ?? null

/** Major units with a point and the currency's own number of digits: 12.40 USD, 1240 JPY. */
function money(minor: number | null, currency: string | null): string | null {
  if (minor === null || currency === null) return null
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}
