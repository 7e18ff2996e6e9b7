import type { Duplex } from 'node:stream'
import pg from 'pg'

/** What one connection may hold prepared: far more than the application has statements. */
const MOST_NAMES = 500
const MOST_SEEN_ONCE = 2_000

const names = new Map<string, string>()
const seenOnce = new Set<string>()

/**
 * A connection that prepares a statement when its text comes a second time, so that PostgreSQL parses it, and
 * weaves row-level security into it, once instead of at every call: half of what a purchase costs. Texts that
 * never come again (lists of changing length) stay unprepared.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads meet in one implementation.
  override query(statement: any, ...rest: any[]): any {
    const config = typeof statement === 'string' && rest.length > 0 ? { text: statement } : statement
    const name = config?.name ?? (config?.text && nameOf(config.text))
    this.sendTogether()
    return super.query(name ? { ...config, name } : statement, ...rest)
  }

  /** Statements of the same moment travel in one packet: a write to the socket costs as much as a small statement. */
  private sendTogether(): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
}

function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name || names.size >= MOST_NAMES) return name
  if (seenOnce.delete(text)) {
    names.set(text, `regulars_${names.size}`)
    return names.get(text)
  }
  if (seenOnce.size >= MOST_SEEN_ONCE) seenOnce.clear()
  seenOnce.add(text)
  return undefined
}
