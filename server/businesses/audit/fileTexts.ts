import type { ActionKind } from './actions.ts'

export type AuditColumn =
  | 'entry_id'
  | 'at'
  | 'kind'
  | 'what'
  | 'changes'
  | 'reason'
  | 'address'
  | 'browser'
  | 'system'
export type FileTexts = { columns: Record<AuditColumn, string>; kinds: Record<ActionKind, string> }

/** The header of the log's file, and the kinds of actions in it. In English both are as the API has them. */
export const fileTexts: FileTexts = {
  columns: {
    entry_id: 'entry_id',
    at: 'at',
    kind: 'kind',
    what: 'what',
    changes: 'changes',
    reason: 'reason',
    address: 'address',
    browser: 'browser',
    system: 'system',
  },
  kinds: {
    'signing in': 'signing in',
    team: 'team',
    'shared till': 'shared till',
    settings: 'settings',
    customers: 'customers',
    campaigns: 'campaigns',
    exports: 'exports',
    platform: 'platform',
  },
}
