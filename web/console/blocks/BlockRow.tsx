import { Fragment } from 'react'
import { BlockFrame } from './BlockFrame.tsx'
import { type RowProps, useBuilder } from './BuilderContext.ts'
import { countOf, isSamePlace, MOST_BLOCKS, MOST_IN_COLUMN } from './design/draft.ts'
import { Gap } from './Gap.tsx'

/** Blocks below each other, with a place to add one before, between and after them. */
export function BlockRow({ row, columns, column }: RowProps) {
  const { history, dispatch, dropsAt } = useBuilder()
  const isFull = countOf(history.drafts) >= MOST_BLOCKS || (columns !== null && row.length >= MOST_IN_COLUMN)
  const gap = (at: number) => (
    <Gap
      columns={columns}
      column={column}
      at={at}
      isFull={isFull}
      isTarget={dropsAt !== undefined && isSamePlace(dropsAt, { columns, column, at })}
      dispatch={dispatch}
    />
  )
  return (
    <div className="min-w-0">
      {gap(0)}
      {row.map((draft, at) => (
        <Fragment key={draft.key}>
          <BlockFrame draft={draft} isInside={columns !== null} />
          {gap(at + 1)}
        </Fragment>
      ))}
    </div>
  )
}
