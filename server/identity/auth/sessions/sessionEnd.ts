import { sql } from 'drizzle-orm'
import { session } from '../tables.ts'

/** The longest life of a session after the sign-in, in seconds, however it is used: a stolen one lasts no longer. */
export const LONGEST_SECONDS = 90 * 24 * 60 * 60
/** The longest life of a super admin's session, which opens every business. */
export const LONGEST_OF_ADMIN_SECONDS = 12 * 60 * 60

/** The end of a session without a renewal, within its longest life. */
export const sessionEnd = (isSuperAdmin: boolean) =>
  sql<Date>`least(${session.expiresAt}, ${session.createdAt} + make_interval(secs => ${
    isSuperAdmin ? LONGEST_OF_ADMIN_SECONDS : LONGEST_SECONDS
  }))`.mapWith(session.expiresAt)
