import type { Tx } from '#server/platform/database/index.ts'
import { type Wanted as Page, pageOf, readTimeCursor } from '#server/platform/http/pages/page.ts'
import { describeDevice } from '#server/platform/network/describeDevice.ts'
import { languageOfLocale, staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { addDays, startOfLocalDay } from '#server/platform/time/calendar.ts'
import type { Action, ActionKind, AuditWords, Row } from './actions.ts'
import { changeLines, listChanged } from './changes.ts'
import type { AuditEntry, AuditPage } from './contract.ts'
import { nameAll, namePeople } from './nameRows.ts'
import { findAllEntries, findBusinessEntries, type Wanted } from './queries.ts'
import { wordsInEnglish } from './words.ts'

export type AuditFilter = {
  kind?: ActionKind | undefined
  person?: string | undefined
  /** Days, 'YYYY-MM-DD', both included. */
  from?: string | undefined
  to?: string | undefined
}

/** The time zone and locale of the log's reader. */
export type Place = { timeZone: string; locale: string }

/**
 * A page of a log, newest first.
 * @param of a business, within a transaction of it; for super admins, the id of a business, or null for all businesses
 * @param words the words of every action
 * @param place time zone of `from` and `to`, and locale of the sentences
 */
export async function readAudit(
  tx: Tx,
  of: { business: string } | { everyBusiness: string | null },
  { after, limit, ...filter }: AuditFilter & Page,
  { timeZone, locale }: Place,
  words: AuditWords,
): Promise<AuditPage> {
  const wanted: Wanted = {
    person: filter.person,
    actions: filter.kind ? actionsOfKind(words, filter.kind) : null,
    since: filter.from ? startOfLocalDay(filter.from, timeZone) : null,
    until: filter.to ? startOfLocalDay(addDays(filter.to, 1), timeZone) : null,
    before: readTimeCursor(after),
    most: limit + 1,
  }
  const found =
    'business' in of
      ? await nameAll(tx, of.business, await findBusinessEntries(tx, of.business, wanted), words.names)
      : await namePeople(tx, await findAllEntries(tx, of.everyBusiness, wanted), words.names)
  const { data, next } = pageOf(found, limit, ({ created_at, id }) => ({ at: created_at, id }))
  return { data: data.map((row) => viewEntry(row, words, locale)), next }
}

const actionsOfKind = (words: AuditWords, kind: ActionKind): Action[] =>
  (Object.keys(words.actions) as Action[]).filter((action) => words.actions[action].kind === kind)

function viewEntry(row: Row, auditWords: AuditWords, locale: string): AuditEntry {
  const { id, business_id, company_name, customer_id, details, address, device } = row
  const { kind } = auditWords.actions[row.action]
  const { sentence, settingNames, words } = wordsFor(row.action, auditWords, locale)
  const entry = { ...row, changed: listChanged(details.changes, settingNames, words, locale) }
  return {
    id,
    at: row.created_at.toISOString(),
    kind,
    sentence: sentence(words.whoActed(row), entry, locale),
    reason: details.reason ?? null,
    changes: changeLines(details.changes, settingNames, words),
    customer: customer_id ? { id: customer_id, name: row.customer_name ?? null } : null,
    address,
    ...describeDevice(device ?? ''),
    business: business_id && company_name ? { business_id, company_name } : null,
  }
}

/** The words of an action in the language of the reader's locale. */
function wordsFor(action: Action, { actions, settingNames, translations }: AuditWords, locale: string) {
  const language = staffLanguageOf(languageOfLocale(locale))
  if (language === 'en') return { sentence: actions[action].sentence, settingNames, words: wordsInEnglish }
  const { sentences, ...others } = translations[language]
  return { sentence: sentences[action], ...others }
}
