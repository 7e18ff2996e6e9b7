/** A chart as it is drawn into a file. */
export type ChartPicture =
  | {
      kind: 'columns'
      /** From the bottom up, for each column; null is not known. */
      columns: readonly (readonly number[] | null)[]
      legend: readonly string[]
      top: { value: number; text: string }
      ends: readonly [string, string]
    }
  | {
      kind: 'fields'
      rows: readonly { name: string; fields: readonly { strength: number | null; text?: string }[] }[]
      columns: readonly string[]
    }
  | { kind: 'bars'; rows: readonly { name: string; value: number; text: string }[] }
