import type { Duplex } from 'node:stream'
import pg from 'pg'

/** Most prepared statements of one connection: half of the application's. Each uses PostgreSQL's memory. */
const MOST_NAMES = 500
const MOST_SEEN_ONCE = 2_000

type Wire = {
  stream: Duplex
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}

/**
 * A connection that prepares a statement when its text comes a second time. PostgreSQL then parses it and adds
 * row-level security once instead of at every call, which is half of the cost of a common write. Texts that never come
 * again (lists of changing length) stay unprepared. A full connection prepares no more; the pool replaces it after a
 * while, so the prepared statements are the ones in use now.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  #given = 0
  readonly #seenOnce = new Set<string>()

  // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads meet in one implementation.
  override query(statement: any, ...rest: any[]): any {
    const config = typeof statement === 'string' && rest.length > 0 ? { text: statement } : statement
    const name = config?.name ?? (config?.text && this.#nameOf(config.text))
    this.#sendTogether()
    return super.query(name ? { ...config, name } : statement, ...rest)
  }

  /**
   * Statements of the same moment are sent in one packet: a write to the socket costs as much as a small
   * statement.
   */
  #sendTogether(): void {
    const { stream } = this.#wire
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  #nameOf(text: string): string | undefined {
    // The text of `set local` is different for each business.
    if (text.startsWith('set local ')) return undefined
    const name = this.#names.get(text)
    if (name && this.#isPrepared(name)) return name
    if (this.#given >= MOST_NAMES) return undefined
    if (name || this.#seenOnce.delete(text)) {
      this.#names.set(text, `regulars_${this.#given++}`)
      return this.#names.get(text)
    }
    if (this.#seenOnce.size >= MOST_SEEN_ONCE) this.#seenOnce.clear()
    this.#seenOnce.add(text)
    return undefined
  }

  /**
   * False if the statement failed before it was prepared, as all do in a transaction that has failed. It then gets
   * another name: PgBouncer keeps the names of failed ones too, and closes a connection that prepares one again.
   */
  #isPrepared(name: string): boolean {
    const { parsedStatements, submittedNamedStatements } = this.#wire
    return name in parsedStatements || name in submittedNamedStatements
  }

  /** The types of pg leave out the connection of a client. */
  get #wire(): Wire {
    return (this as unknown as { connection: Wire }).connection
  }
}
