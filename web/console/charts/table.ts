import type { Format } from '../page/format.ts'

/** An amount of money, in minor units, in a column that is not of money throughout. */
type Amount = { money: number }
export type Cell = string | number | Amount | null

/** The numbers of a chart. Money is in minor units; null is left blank. */
export type ChartTable = {
  /** The question that the chart answers. It also names the files. */
  title: string
  columns: readonly { name: string; is?: 'money' | 'percent' }[]
  /** The first cell names the row. */
  rows: readonly (readonly Cell[])[]
}

/** The owner of a chart: the format and currency of its figures, and the name on its picture. */
export type ChartHome = {
  name: string
  currency: string
  format: Pick<Format, 'number' | 'money' | 'percent'>
}

/** A table's cells as its owner's format writes them. */
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
