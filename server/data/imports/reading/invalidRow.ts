import { formatList } from '#server/platform/text/locale.ts'

/** A row's fault, in words for the person who made the file; spec section 5. */
export class InvalidRow extends Error {}

type LeftOut = { field: string; text: string; error: InvalidRow }
const MOST_SHOWN = 40

/** Reads the fields of a row. If `leavesOut`, a wrong field is replaced by its default and noted. */
export class FieldReader {
  private readonly leftOut: LeftOut[] = []
  private readonly leavesOut: boolean
  private readonly locale: string

  constructor(leavesOut: boolean, locale: string) {
    this.leavesOut = leavesOut
    this.locale = locale
  }

  read<T>(field: string, text: string, without: T, reads: (text: string) => T): T {
    try {
      return reads(text)
    } catch (error) {
      if (!this.leavesOut || !(error instanceof InvalidRow)) throw error
      this.leftOut.push({ field, text, error })
      return without
    }
  }

  /** The fault that makes the row invalid after all, if a left-out field was needed. */
  get firstFault(): InvalidRow | undefined {
    return this.leftOut[0]?.error
  }

  /** A sentence about the left-out fields: 'Without the birthday “31/31/1990”'. */
  get without(): string | undefined {
    const parts = this.leftOut.map(({ field, text }) => `the ${field} “${text.slice(0, MOST_SHOWN)}”`)
    return parts.length > 0 ? `Without ${formatList(parts, this.locale)}` : undefined
  }
}
