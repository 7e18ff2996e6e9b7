import { DrizzleQueryError } from 'drizzle-orm'
import { sqlState } from '#server/platform/database/index.ts'

type Logged = {
  type: string
  message: string
  stack?: string | undefined
  statement?: string
  /** Its SQLSTATE, or the system's name for it. */
  errorCode?: string | undefined
  /** The job queue that met it. */
  queue?: string
  cause?: Logged
  errors?: Logged[]
}

/**
 * Errors that are logged of many at once, such as of a round through all businesses: so many say what there is to say.
 */
const MOST_OF_MANY = 10

/**
 * An error as the log keeps it: its kind and its place in the code. A failed statement is logged without its values,
 * which are people's names, addresses and hashes, and without the driver's details, which name them too.
 */
export function loggedError(error: unknown): Logged {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error) }
  if (error instanceof DrizzleQueryError) {
    const { query: statement, cause } = error
    return { ...loggedError(cause), type: error.constructor.name, statement }
  }
  // The job queue reports copies of errors, which are plain objects, with the queue's name.
  const { message, stack, cause, queue } = error as Partial<Error> & { queue?: unknown }
  const errorCode = sqlState(error)
  return {
    type: error.constructor?.name ?? 'object',
    message: message || errorCode || 'no message',
    stack,
    ...(errorCode !== undefined && { errorCode }),
    ...(typeof queue === 'string' && { queue }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...(error instanceof AggregateError && {
      errors: error.errors.slice(0, MOST_OF_MANY).map(loggedError),
    }),
  }
}
