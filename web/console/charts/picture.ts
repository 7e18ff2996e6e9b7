import type { Column } from './Columns.tsx'

/** A chart as it is drawn into a file. */
export type ChartPicture =
  | {
      kind: 'columns'
      columns: readonly Column[]
      legend: readonly string[]
      /** The meaning of the marks across the columns, where there are any. */
      before?: string
      top: { value: number; text: string }
      ends: readonly [string, string]
    }
  | {
      kind: 'fields'
      rows: readonly { name: string; fields: readonly { strength: number | null; text?: string }[] }[]
      columns: readonly string[]
    }
  | { kind: 'bars'; rows: readonly { name: string; value: number; text: string }[] }
