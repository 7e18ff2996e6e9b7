import type { Duplex } from 'node:stream'
import pg from 'pg'

/** What one connection may hold prepared: half of the application's statements, and PostgreSQL's memory for each. */
const MOST_NAMES = 500
const MOST_SEEN_ONCE = 2_000

/**
 * A connection that prepares a statement when its text comes a second time, so that PostgreSQL parses it, and
 * weaves row-level security into it, once instead of at every call: half of what a purchase costs. Texts that
 * never come again (lists of changing length) stay unprepared. A full connection takes no more; the pool replaces it
 * after a while, so that what is prepared is what is asked these days.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  readonly #seenOnce = new Set<string>()

  // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads meet in one implementation.
  override query(statement: any, ...rest: any[]): any {
    const config = typeof statement === 'string' && rest.length > 0 ? { text: statement } : statement
    const name = config?.name ?? (config?.text && this.#nameOf(config.text))
    this.#sendTogether()
    return super.query(name ? { ...config, name } : statement, ...rest)
  }

  /** Statements of the same moment travel in one packet: a write to the socket costs as much as a small statement. */
  #sendTogether(): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  #nameOf(text: string): string | undefined {
    // Each business has its own text.
    if (text.startsWith('set local ')) return undefined
    const name = this.#names.get(text)
    if (name || this.#names.size >= MOST_NAMES) return name
    if (this.#seenOnce.delete(text)) {
      this.#names.set(text, `regulars_${this.#names.size}`)
      return this.#names.get(text)
    }
    if (this.#seenOnce.size >= MOST_SEEN_ONCE) this.#seenOnce.clear()
    this.#seenOnce.add(text)
    return undefined
  }
}
