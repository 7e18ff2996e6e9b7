import type { Cell } from '#server/platform/csv/index.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import type { AuditEntry } from './contract.ts'
import { fileTexts as german } from './fileTexts/de.ts'
import { fileTexts as spanish } from './fileTexts/es.ts'
import { type AuditColumn, fileTexts as english, type FileTexts } from './fileTexts.ts'

const textsIn: Record<StaffLanguage, FileTexts> = { en: english, de: german, es: spanish }

/** The columns of the file. Their order is a promise, as are their names in English: docs/csv-files.md. */
const columns: Record<AuditColumn, (entry: AuditEntry, texts: FileTexts) => Cell> = {
  entry_id: ({ id }) => id,
  at: ({ at }) => at,
  kind: ({ kind }, { kinds }) => kinds[kind],
  what: ({ sentence }) => sentence,
  changes: ({ changes }) =>
    changes.map(({ setting, from, to }) => `${setting}: ${from || '-'} → ${to || '-'}`).join('\n'),
  reason: ({ reason }) => reason,
  address: ({ address }) => address,
  browser: ({ browser }) => browser,
  system: ({ system }) => system,
}
const names = Object.keys(columns) as AuditColumn[]

export const auditHeader = (language: StaffLanguage): string[] =>
  names.map((name) => textsIn[language].columns[name])

export const auditCells = (entry: AuditEntry, language: StaffLanguage): Cell[] =>
  names.map((name) => columns[name](entry, textsIn[language]))
