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
