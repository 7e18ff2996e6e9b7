import type { Format } from '../page/format.ts'

/** Money in a column that is not money as a whole, in minor units. */
type Amount = { money: number }
export type Cell = string | number | Amount | null

/** What a chart shows, in numbers. Money is in minor units; null is left blank. */
export type ChartTable = {
  /** The question that the chart answers; it names the files too. */
  title: string
  columns: readonly { name: string; is?: 'money' | 'percent' }[]
  /** The first cell names the row. */
  rows: readonly (readonly Cell[])[]
}

/** Whose chart it is: how its figures are written, in which currency, and the name that its picture gets. */
export type ChartHome = {
  name: string
  currency: string
  format: Pick<Format, 'number' | 'money' | 'percent'>
}

/** A table's cells as its home writes them. */
export const writtenRows = ({ columns, rows }: ChartTable, format: ChartHome['format']): string[][] =>
  rows.map((row) =>
    row.map((cell, at) => {
      if (cell === null || typeof cell === 'string') return cell ?? ''
      if (typeof cell === 'object') return format.money(cell.money)
      const is = columns[at]?.is
      return is === 'money'
        ? format.money(cell)
        : is === 'percent'
          ? format.percent(cell)
          : format.number(cell)
    }),
  )
