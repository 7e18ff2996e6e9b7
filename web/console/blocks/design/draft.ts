import type { Block, BlockKind, SimpleBlock } from '#server/messaging/blocks/contract.ts'

/** A block that is being edited; its `key` stays the same while it moves. */
export type DraftSimple = SimpleBlock & { key: string }
export type DraftColumns = { kind: 'columns'; key: string; columns: DraftSimple[][] }
export type Draft = DraftSimple | DraftColumns
export type DraftOf<Kind extends BlockKind> = Extract<Draft, { kind: Kind }>

/** The place of a block: in a column of the block `columns`, or among the blocks of the mail. */
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

/** The block as the server takes it. */
export function plain(draft: Draft): Block {
  if (draft.kind !== 'columns') return plainSimple(draft)
  const { key: _, ...block } = draft
  return { ...block, columns: draft.columns.map((column) => column.map(plainSimple)) }
}

/** Each kind of block as it is when added. */
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

/** The kinds in the order of the menu. */
export const kinds = Object.keys(fresh) as BlockKind[]
export const newDraft = (kind: BlockKind): Draft => draftOf(fresh[kind])
export const copyOf = (draft: Draft): Draft => draftOf(plain(draft))

/** The number of blocks in a mail, including columns and the blocks inside them. */
export const countOf = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, one) => sum + 1 + (one.kind === 'columns' ? one.columns.flat().length : 0), 0)

/** The row of blocks that a place is in; undefined if its columns are gone. */
export function rowAt(drafts: readonly Draft[], { columns, column }: Place): readonly Draft[] | undefined {
  if (columns === null) return drafts
  const around = drafts.find((one) => one.key === columns)
  return around?.kind === 'columns' ? around.columns[column] : undefined
}

/** Every place for a block of the kind, from top to bottom. Columns cannot be inside columns. */
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

/** Finds a block and its place by its key. */
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

/** The place one step up or down in reading order, which leads into columns and out of them. */
export function nextPlace(drafts: readonly Draft[], key: string, step: -1 | 1): Place | undefined {
  const found = find(drafts, key)
  if (!found) return undefined
  const { draft, place } = found
  const places = placesOf(drafts, draft.kind)
  const above = places.findIndex((one) => isSamePlace(one, place))
  const below = places.findIndex((one) => isSamePlace(one, { ...place, at: place.at + 1 }))
  return step < 0 ? places[above - 1] : places[below + 1]
}
