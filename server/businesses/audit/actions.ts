import type { Tx } from '#server/platform/database/index.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Details } from './details.ts'

/** The kinds of actions, by which the log is filtered. */
export const actionKinds = [
  'signing in',
  'team',
  'shared till',
  'settings',
  'customers',
  'campaigns',
  'exports',
  'platform',
] as const
export type ActionKind = (typeof actionKinds)[number]

/** A row of the log, with the names of the people and things it is about. */
export type Row = {
  id: string
  business_id: string | null
  action: Action
  actor: 'person' | 'key' | 'customer' | 'stranger' | 'system'
  user_id: string | null
  about_user_id: string | null
  details: Details
  address: string | null
  device: string | null
  created_at: Date
  user_name: string | null
  about_name: string | null
  company_name: string | null
  /** Only in a business's own log, like the fields below: super admins see no customers. */
  customer_id?: string | null
  customer_name?: string | null
  invited?: string | null
  program?: string | null
}

/** A row as sentences read it; `changed` lists the names of the settings that it changed. */
export type Entry = Row & { changed: string }

/** Who did what, as one sentence: 'Maria Ortiz removed Tom Reyes from the team'. */
type Sentence = (who: string, row: Entry, locale: string) => string

export type ActionWords = { kind: ActionKind; sentence: Sentence }

/** The actions that are recorded. Each room declares its own in its actions.ts; server/auditWords.ts lists them. */
export interface Actions {
  data_exported: ActionWords
}
export type Action = keyof Actions

export function declareActions<Name extends string>(
  kind: ActionKind,
  sentences: Record<Name, Sentence>,
): Record<Name, ActionWords> {
  const declared = Object.entries<Sentence>(sentences).map(([name, sentence]) => [name, { kind, sentence }])
  return Object.fromEntries(declared)
}

/** The sentences of a room's actions in another language. */
export type AuditSentences<Declared> = Record<keyof Declared, Sentence>

/** The log's other words in each language. */
export type WordsOfLog = {
  /** Who did it, as a sentence begins. */
  whoActed: (row: Pick<Entry, 'actor' | 'user_name' | 'details'>) => string
  /** The names of changed settings in a sentence. */
  listChanged: (names: string[], locale: string) => string
  /** Values of a setting that is switched. */
  on: string
  off: string
}

/** The log in another language. */
export type AuditTranslation = {
  sentences: Record<Action, Sentence>
  settingNames: Record<string, string>
  words: WordsOfLog
}

type Scope = { tx: Tx; businessId: string }

/** Look-ups of the current names behind the ids of an entry. An id whose row is gone has no name. */
export type AuditNames = {
  ofPeople(tx: Tx, ids: (string | null)[]): Promise<Map<string, string>>
  ofCustomers(scope: Scope, ids: string[]): Promise<Map<string, string | null>>
  /** The addresses of invitations. */
  ofInvitations(scope: Scope, ids: string[]): Promise<Map<string, string>>
  ofPrograms(scope: Scope): Promise<Map<string, string>>
  /** Everybody who is or was on the team, in their order. */
  ofTeam(scope: Scope): Promise<{ id: string; name: string }[]>
}

/**
 * The words of the log: its actions, the settings with another name than their field's in words, and the names behind
 * ids.
 */
export type AuditWords = {
  actions: Record<Action, ActionWords>
  settingNames: Record<string, string>
  /** Sentences that are missing here are English, as all are for super admins. */
  translations: Record<Exclude<StaffLanguage, 'en'>, AuditTranslation>
  names: AuditNames
}
