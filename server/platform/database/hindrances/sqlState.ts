/**
 * The SQLSTATE of a database error, or the system's code of a broken connection. Drizzle wraps the driver's error as
 * its cause.
 */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  const state = cause?.code ?? code
  return typeof state === 'string' ? state : undefined
}

/** True if a statement hit a unique constraint. */
export const isConflict = (error: unknown): boolean => sqlState(error) === '23505'

/** True if a statement waited for a lock as long as its transaction lets it (`Scope.lockMs`). */
export const isLocked = (error: unknown): boolean => sqlState(error) === '55P03'

/**
 * The constraint that a statement violated. A cluster adds the number of the shard to the name, and passes on what a
 * worker reports as a message alone.
 */
export function constraintOf(error: unknown): string | undefined {
  type Reported = { constraint?: string; message?: string }
  const thrown = error as Reported & { cause?: Reported }
  const { constraint, message } = thrown.cause ?? thrown
  return constraint ?? message?.match(/constraint "(\w+)"/)?.[1]
}
