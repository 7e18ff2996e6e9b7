import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { languageOfLocale } from '#server/platform/text/pageLanguages.ts'
import type { Cause, Numbers, Texts } from '../causes.ts'
import { transactions } from '../tables.ts'
import { texts as english } from './texts.ts'

/** The columns of a ledger row that `sentenceOf` reads. */
export type DescribedEntry = Numbers & { cause: Cause }

export const describedColumns = {
  cause: transactions.cause,
  points: transactions.points,
  stamps: transactions.stamps,
  visits: transactions.visits,
}

/**
 * SQL condition: entries of `alias` that people are shown. The two sides of a merge are left out: together with the
 * history of both, they would count everything twice. The cause `merged` says that it happened.
 */
export const isDescribed = (alias: string): SQL =>
  sql`${sql.identifier(alias)}.cause->>'code' not in ('moved_away', 'moved_here')`

/** The entries of an operation, oldest first, as one column of a query on operations with the name `alias`. */
export const describedEntriesOf = (
  alias: string,
  businessId: string | Placeholder,
): SQL<DescribedEntry[]> => sql`coalesce((
  select json_agg(json_build_object('cause', t.cause, 'points', t.points, 'stamps', t.stamps, 'visits', t.visits)
    order by t.id)
  from transactions t
  where t.business_id = ${businessId} and t.operation_id = ${sql.identifier(alias)}.id
    and ${isDescribed('t')}
), '[]')`

const textsIn = everyLanguage(
  english,
  import.meta.glob<Texts>('./texts/*.ts', { eager: true, import: 'texts' }),
)

/**
 * A ledger row in one sentence, as its customer reads it: '+12 points, purchase of $12.40'. It is made when it is read,
 * in the language of `locale`, as are its numbers and money. For a merged customer's row it says that it was on their
 * other card.
 */
export function sentenceOf({ cause, ...numbers }: DescribedEntry, locale: string, isOnOther = false): string {
  const texts = textsIn[languageOfLocale(locale)]
  // The compiler can't see from the code alone that a cause and the text of its code belong together.
  const text = texts[cause.code] as (...args: [Cause, Numbers, string]) => string
  const sentence = text(cause, numbers, locale)
  return isOnOther && cause.code !== 'merged' ? texts.on_other_card(sentence) : sentence
}
