import { DrizzleQueryError } from 'drizzle-orm'
import { sqlState } from './database/index.ts'

type Logged = {
  type: string
  message: string
  stack?: string | undefined
  statement?: string
  sqlState?: string | undefined
  cause?: Logged
}

/**
 * An error as the log keeps it: what it is and where it happened. A failed statement is logged without its
 * values, which are people's names, addresses and hashes; so are the driver's details, which name them too.
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  if (error instanceof DrizzleQueryError) {
    const { query: statement, cause } = error
    return { ...loggedError(cause), type: error.constructor.name, statement, sqlState: sqlState(error) }
  }
  const { message, stack, cause } = error
  return {
    type: error.constructor.name,
    message,
    stack,
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}
