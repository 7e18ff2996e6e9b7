import { sql } from 'drizzle-orm'
import { session } from './tables.ts'

/** The longest life of a session after the sign-in, however it is used: a stolen one lasts no longer. */
export const LONGEST_SECONDS = 90 * 24 * 60 * 60
/** The same for super admins, whose sessions open every business. */
export const LONGEST_OF_ADMIN_SECONDS = 12 * 60 * 60

/** When a session ends without a renewal, and at the latest. */
export const sessionEnd = (isSuperAdmin: boolean) =>
  sql<Date>`least(${session.expiresAt}, ${session.createdAt} + make_interval(secs => ${
    isSuperAdmin ? LONGEST_OF_ADMIN_SECONDS : LONGEST_SECONDS
  }))`.mapWith(session.expiresAt)
