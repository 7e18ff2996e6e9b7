import type { Block, BlockKind, SimpleBlock } from '#server/messaging/blocks/contract.ts'

/** A block that is being edited; `key` tells it from others while it moves. */
export type DraftSimple = SimpleBlock & { key: string }
export type DraftColumns = { kind: 'columns'; key: string; columns: DraftSimple[][] }
export type Draft = DraftSimple | DraftColumns
export type DraftOf<Kind extends BlockKind> = Extract<Draft, { kind: Kind }>

/** Where a block stands or would stand: in a column of the block `columns`, or among the blocks of the mail. */
export type Place = { columns: string | null; column: number; at: number }

export const MOST_BLOCKS: typeof import('#server/messaging/blocks/contract.ts').MOST_BLOCKS = 60
export const MOST_IN_COLUMN = 20

const keyed = (block: SimpleBlock): DraftSimple => ({ ...block, key: crypto.randomUUID() })

export const draftOf = (block: Block): Draft =>
  block.kind === 'columns'
    ? { ...block, key: crypto.randomUUID(), columns: block.columns.map((column) => column.map(keyed)) }
    : keyed(block)

function plainSimple({ key: _, ...block }: DraftSimple): SimpleBlock {
  return block
}

/** As the server takes it. */
export function plain(draft: Draft): Block {
  if (draft.kind !== 'columns') return plainSimple(draft)
  const { key: _, ...block } = draft
  return { ...block, columns: draft.columns.map((column) => column.map(plainSimple)) }
}

/** What each kind begins as. */
const fresh: { [Kind in BlockKind]: Extract<Block, { kind: Kind }> } = {
  heading: { kind: 'heading', text: '', size: 'large' },
  text: { kind: 'text', paragraphs: [[]] },
  picture: { kind: 'picture', picture_id: null, alt: '', link: null, width: 100 },
  button: { kind: 'button', label: '', leads_to: 'card' },
  reward: { kind: 'reward' },
  card: { kind: 'card' },
  columns: { kind: 'columns', columns: [[], []] },
  divider: { kind: 'divider' },
  spacer: { kind: 'spacer', height: 32 },
  footer: { kind: 'footer', paragraphs: [[]] },
}

/** In the order of the menu. */
export const kinds = Object.keys(fresh) as BlockKind[]
export const newDraft = (kind: BlockKind): Draft => draftOf(fresh[kind])
export const copyOf = (draft: Draft): Draft => draftOf(plain(draft))

/** How many blocks a mail has; columns count with what stands in them. */
export const countOf = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, one) => sum + 1 + (one.kind === 'columns' ? one.columns.flat().length : 0), 0)

/** The row of blocks that a place is in; nothing where its columns are gone. */
export function rowAt(drafts: readonly Draft[], { columns, column }: Place): readonly Draft[] | undefined {
  if (columns === null) return drafts
  const around = drafts.find((one) => one.key === columns)
  return around?.kind === 'columns' ? around.columns[column] : undefined
}

/** Every place for a block, from top to bottom; columns don't go into columns. */
export function placesOf(drafts: readonly Draft[], kind: BlockKind): Place[] {
  const inside = (one: Draft): Place[] =>
    one.kind !== 'columns' || kind === 'columns'
      ? []
      : one.columns.flatMap((row, column) =>
          Array.from({ length: row.length + 1 }, (_, at) => ({ columns: one.key, column, at })),
        )
  return [
    ...drafts.flatMap((one, at) => [{ columns: null, column: 0, at }, ...inside(one)]),
    { columns: null, column: 0, at: drafts.length },
  ]
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.columns === other.columns && one.column === other.column && one.at === other.at

/** A block with its place. */
export function find(drafts: readonly Draft[], key: string): { draft: Draft; place: Place } | undefined {
  for (const [at, draft] of drafts.entries()) {
    if (draft.key === key) return { draft, place: { columns: null, column: 0, at } }
    if (draft.kind !== 'columns') continue
    for (const [column, row] of draft.columns.entries()) {
      const within = row.findIndex((one) => one.key === key)
      if (within >= 0) return { draft: row[within]!, place: { columns: draft.key, column, at: within } }
    }
  }
  return undefined
}

/** Where one step up or down leads: into columns and out of them, as one reads. */
export function nextPlace(drafts: readonly Draft[], key: string, step: -1 | 1): Place | undefined {
  const found = find(drafts, key)
  if (!found) return undefined
  const { draft, place } = found
  const places = placesOf(drafts, draft.kind)
  const above = places.findIndex((one) => isSamePlace(one, place))
  const below = places.findIndex((one) => isSamePlace(one, { ...place, at: place.at + 1 }))
  return step < 0 ? places[above - 1] : places[below + 1]
}
