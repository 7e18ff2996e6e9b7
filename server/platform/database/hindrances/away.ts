import { DrizzleQueryError } from 'drizzle-orm'

/**
 * SQLSTATEs by which PostgreSQL ends the connection or accepts none at the moment, besides class 08 (appendix A of its
 * manual).
 */
const awayStates = new Set([
  '57P01', // admin_shutdown: a restart, a fail-over
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: it is starting
  '57P05', // idle_session_timeout
  '25P03', // idle_in_transaction_session_timeout
])
const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Each connection looks the name up anew, and a fail-over changes its address.
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Errors of pg and its pool that have no code. */
const driverWords =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered a connection error|was closed))/

/** The connection broke between 'commit' and its answer: the transaction may be written, or not. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost while committing', { cause })
    this.name = 'CommitUnknown'
  }
}

/**
 * True if the database went away: the connection broke or could not be made, and the statement is not the cause. Errors
 * of other servers (a provider's ECONNREFUSED inside 'fetch failed') do not count.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof CommitUnknown) return true
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  // The job queue reports copies of errors, which are plain objects.
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return awayStates.has(code) || socketErrors.has(code) || /^08...$/.test(code)
  return typeof message === 'string' && driverWords.test(message)
}
