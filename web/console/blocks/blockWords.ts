import { type Draft, find, rowAt } from './design/draft.ts'
import type { Act, History } from './design/history.ts'
import { texts } from './texts.ts'

/** Names a block's kind and place: 'Text, 2 of 5'. */
export function whereIs(drafts: readonly Draft[], key: string): string {
  const found = find(drafts, key)
  if (!found) return ''
  const { draft, place } = found
  const kind = texts.kinds[draft.kind]
  const [at, of] = [place.at + 1, rowAt(drafts, place)!.length]
  return place.columns === null
    ? texts.place(kind, at, of)
    : texts.placeInColumn(kind, at, of, place.column + 1)
}

/** The text for screen readers after an act; empty for typing and selecting. */
export function saidOf(before: readonly Draft[], doing: Act, { drafts }: History): string {
  const { said, kinds } = texts
  switch (doing.type) {
    case 'insert':
      return said.added(whereIs(drafts, doing.draft.key))
    case 'move':
      return said.moved(whereIs(drafts, doing.key))
    case 'duplicate':
      return said.duplicated(whereIs(drafts, doing.copy.key))
    case 'remove':
      return said.removed(kinds[find(before, doing.key)!.draft.kind])
    case 'undo':
      return said.undone
    case 'redo':
      return said.redone
    default:
      return ''
  }
}
