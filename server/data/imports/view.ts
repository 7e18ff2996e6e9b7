import type { ImportView } from './contract.ts'
import type { Import } from './queries.ts'
import type { Raw } from './reading/readRow.ts'

export function viewImport(found: Import): ImportView {
  const { id, file_name, status, total_rows, processed_rows, member_name } = found
  const { imported_rows, invalid_rows, duplicate_rows, failed_rows } = found
  return {
    ...{ id, file_name, status, total_rows, processed_rows },
    ...{ imported_rows, invalid_rows, duplicate_rows, failed_rows },
    started_by: member_name,
    created_at: found.created_at.toISOString(),
    finished_at: found.finished_at?.toISOString() ?? null,
  }
}

/** The best name for somebody, from the file's texts. */
export const whoIs = ({ first_name, last_name, email, phone }: Raw): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email || phone
