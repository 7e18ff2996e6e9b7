import type { Grouping } from './readWhole.ts'

const LONGEST = 20
/** '1,100': eleven hundred, or one and a tenth. */
const unclear = /^[1-9]\d{0,2}([.,])\d{3}$/
/** '1,100,200', '1,100.50': the first sign groups thousands. */
const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3}|(?!\1)[.,]\d)/
/** '12,5', '0,750', '1100,123': the sign is the decimal sign. */
const decimal = /^(?:\d+([.,])(?:\d{1,2}|\d{4,})|0([.,])\d{3}|\d{4,}([.,])\d{3})$/
/** '40.0' is a whole number in every column. */
const isWhole = /^\d+[.,]0{1,2}$/
/** This many unclear numbers with the same sign are no coincidence. */
const ENOUGH = 2

/** Gathers, row by row, which sign stands between thousands in a column. */
export class NumberColumn {
  private readonly told = new Set<string>()
  private readonly against = new Set<string>()
  private readonly seen: Record<string, number> = {}

  note(cell: string): void {
    if (cell.length > LONGEST) return
    const text = cell.trim()
    const inGroups = grouped.exec(text)?.[1]
    const between = unclear.exec(text)?.[1]
    const decimalSign = isWhole.test(text) ? undefined : decimal.exec(text)?.slice(1).find(Boolean)
    if (inGroups) this.told.add(inGroups)
    if (decimalSign) this.against.add(decimalSign)
    if (between) this.seen[between] = (this.seen[between] ?? 0) + 1
  }

  /** The sign between thousands; null if the rows don't tell or contradict each other. */
  get grouping(): Grouping {
    const signs = (['.', ','] as const).filter(
      (sign) => !this.against.has(sign) && (this.told.has(sign) || (this.seen[sign] ?? 0) >= ENOUGH),
    )
    return signs.length === 1 ? signs[0]! : null
  }
}
