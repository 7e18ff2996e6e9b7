import type { Cell } from '#server/platform/csv/index.ts'
import type { AuditEntry } from './contract.ts'

/** The columns of the file, in order. Their names and formats are a promise: docs/csv-files.md. */
export const auditColumns: Record<string, (entry: AuditEntry) => Cell> = {
  entry_id: ({ id }) => id,
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  what: ({ sentence }) => sentence,
  changes: ({ changes }) =>
    changes.map(({ setting, from, to }) => `${setting}: ${from || '-'} → ${to || '-'}`).join('\n'),
  reason: ({ reason }) => reason,
  address: ({ address }) => address,
  browser: ({ browser }) => browser,
  system: ({ system }) => system,
}
