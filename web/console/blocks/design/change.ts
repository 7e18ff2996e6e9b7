import type { BlockKind } from '#server/messaging/blocks/contract.ts'
import {
  copyOf,
  countOf,
  type Draft,
  type DraftSimple,
  find,
  MOST_BLOCKS,
  MOST_IN_COLUMN,
  type Place,
  rowAt,
} from './draft.ts'

type Drafts = readonly Draft[]

/** True if a block of the kind fits in the place. */
export function hasRoom(drafts: Drafts, kind: BlockKind, place: Place, more = 1): boolean {
  const row = rowAt(drafts, place)
  if (!row || countOf(drafts) + more > MOST_BLOCKS) return false
  return place.columns === null || (kind !== 'columns' && row.length < MOST_IN_COLUMN)
}

export const insert = (drafts: Drafts, draft: Draft, place: Place): Drafts =>
  hasRoom(drafts, draft.kind, place, countOf([draft]))
    ? inRow(drafts, place, (row) => row.toSpliced(place.at, 0, draft))
    : drafts

export function remove(drafts: Drafts, key: string): Drafts {
  const found = find(drafts, key)
  return found ? inRow(drafts, found.place, (row) => row.toSpliced(found.place.at, 1)) : drafts
}

export function duplicate(drafts: Drafts, key: string, copy: (draft: Draft) => Draft = copyOf): Drafts {
  const found = find(drafts, key)
  if (!found) return drafts
  return insert(drafts, copy(found.draft), { ...found.place, at: found.place.at + 1 })
}

/** Moves a block to another place, given as the mail is before the move. */
export function move(drafts: Drafts, key: string, place: Place): Drafts {
  const found = find(drafts, key)
  if (!found || place.columns === key) return drafts
  const { draft, place: from } = found
  const isOfRow = from.columns === place.columns && from.column === place.column
  const at = isOfRow && from.at < place.at ? place.at - 1 : place.at
  if (isOfRow && at === from.at) return drafts
  const moved = insert(remove(drafts, key), draft, { ...place, at })
  return find(moved, key) ? moved : drafts
}

/** Replaces the block that has the draft's key. */
export function edit(drafts: Drafts, draft: Draft): Drafts {
  const found = find(drafts, draft.key)
  return found ? inRow(drafts, found.place, (row) => row.with(found.place.at, draft)) : drafts
}

/** Sets the number of columns to two or three. The blocks of a removed third column go to the end of the second. */
export function withColumns(columns: DraftSimple[][], count: 2 | 3): DraftSimple[][] {
  if (columns.length === count) return columns
  if (count === 3) return [...columns, []]
  const [first = [], ...others] = columns
  return [first, others.flat()]
}

function inRow(drafts: Drafts, { columns, column }: Place, change: (row: Draft[]) => Draft[]): Drafts {
  if (columns === null) return change([...drafts])
  return drafts.map((one) =>
    one.key === columns && one.kind === 'columns'
      ? { ...one, columns: one.columns.with(column, change(one.columns[column]!) as DraftSimple[]) }
      : one,
  )
}
