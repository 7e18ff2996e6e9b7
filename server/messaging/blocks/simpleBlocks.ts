type Columns<Simple> = { kind: 'columns'; columns: Simple[][] }

/** Lists blocks from top to bottom, those in columns one after the other. */
export const simpleBlocks = <Simple extends { kind: string }>(
  blocks: readonly (Simple | Columns<Simple>)[],
): Simple[] => blocks.flatMap((block) => (isColumns(block) ? block.columns.flat() : [block]))

const isColumns = <Simple extends { kind: string }>(
  block: Simple | Columns<Simple>,
): block is Columns<Simple> => block.kind === 'columns'
