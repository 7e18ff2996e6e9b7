import { expect, test } from 'vitest'
import type { HistoryEntry } from '#server/data/customer-record/contract.ts'
import { byOperation } from './byOperation.ts'

const entry = (id: string, operation_id: string): HistoryEntry => ({
  ...{ id, operation_id, kind: 'purchase', sentence: '+1 stamp' },
  ...{ program_name: null, staff_name: null, note: null },
  ...{ happened_at: null, at: '2026-03-02T09:00:00.000Z' },
})

test('neighbouring entries of one operation stand together, in their order', () => {
  const entries = [entry('4', 'b'), entry('3', 'a'), entry('2', 'a'), entry('1', 'c')]
  expect(byOperation(entries).map((operation) => operation.map(({ id }) => id))).toEqual([
    ['4'],
    ['3', '2'],
    ['1'],
  ])
})

test('a history without entries has no operations', () => {
  expect(byOperation([])).toEqual([])
})
