import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Block, SimpleBlock } from './block.ts'

type Columns<Simple> = { kind: 'columns'; columns: Simple[][] }

/** Lists blocks from top to bottom, those in columns one after the other. */
export const simpleBlocks = <Simple extends { kind: string }>(
  blocks: readonly (Simple | Columns<Simple>)[],
): Simple[] => blocks.flatMap((block) => (isColumns(block) ? block.columns.flat() : [block]))

const isColumns = <Simple extends { kind: string }>(
  block: Simple | Columns<Simple>,
): block is Columns<Simple> => block.kind === 'columns'

/** True if the blocks have a place for rewards and codes. */
export const showsReward = (blocks: readonly Block[] | null | undefined): boolean =>
  simpleBlocks<SimpleBlock>(blocks ?? []).some(({ kind }) => kind === 'reward')

/** Condition that the blocks in a JSON column show a picture, also within columns. */
export const showsPicture = (column: AnyColumn, pictureId: string): SQL =>
  sql`jsonb_path_exists(${column}, '$.**.picture_id ? (@ == $id)', jsonb_build_object('id', ${pictureId.toLowerCase()}::text))`
