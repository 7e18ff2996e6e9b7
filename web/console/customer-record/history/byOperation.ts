import type { HistoryEntry } from '#server/data/customer-record/contract.ts'

export type OperationEntries = [HistoryEntry, ...HistoryEntry[]]

/** Groups entries by operation, as one press at the till makes several. Groups may span pages. */
export function byOperation(entries: HistoryEntry[]): OperationEntries[] {
  const operations: OperationEntries[] = []
  for (const entry of entries) {
    const last = operations.at(-1)
    if (last?.[0].operation_id === entry.operation_id) last.push(entry)
    else operations.push([entry])
  }
  return operations
}
