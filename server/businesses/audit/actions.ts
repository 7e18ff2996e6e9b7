import type { Tx } from '#server/platform/database/index.ts'
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

/** A row of the log, with the names of whom it is about. */
export type Row = {
  id: string
  business_id: string | null
  action: Action
  actor: 'person' | 'customer' | 'stranger' | 'system'
  user_id: string | null
  about_user_id: string | null
  details: Details
  address: string | null
  device: string | null
  created_at: Date
  user_name: string | null
  about_name: string | null
  company_name: string | null
  /** Only in a business's own log, like the fields below: super admins are shown no customers. */
  customer_id?: string | null
  customer_name?: string | null
  invited?: string | null
  program?: string | null
}

/** A row as sentences read it; `changed` names the settings that it changed. */
export type Entry = Row & { changed: string }

/** Who did what, as one sentence: 'Maria Ortiz removed Tom Reyes from the team'. */
type Sentence = (who: string, row: Entry, locale: string) => string

export type ActionWords = { kind: ActionKind; sentence: Sentence }

/** The actions that are written down. Each room declares its own in its actions.ts; server/auditWords.ts lists them. */
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

type Scope = { tx: Tx; businessId: string }

/** What the rooms call whom an entry names by id, by now; whoever is gone has no name. */
export type AuditNames = {
  ofPeople(tx: Tx, ids: (string | null)[]): Promise<Map<string, string>>
  ofCustomers(scope: Scope, ids: string[]): Promise<Map<string, string | null>>
  /** The addresses of invitations. */
  ofInvitations(scope: Scope, ids: string[]): Promise<Map<string, string>>
  ofPrograms(scope: Scope): Promise<Map<string, string>>
  /** Everybody who is or was on the team, in their order. */
  ofTeam(scope: Scope): Promise<{ id: string; name: string }[]>
}

/** What the log says: its actions, the names of settings that are no more than their fields in words, and those of ids. */
export type AuditWords = {
  actions: Record<Action, ActionWords>
  settingNames: Record<string, string>
  names: AuditNames
}
