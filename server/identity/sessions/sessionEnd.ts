import { sql } from 'drizzle-orm'
import { session } from '#server/identity/auth/tables.ts'

/** Whatever is done in it, a session ends this long after the sign-in: who has it stolen has it for no longer. */
export const LONGEST_SECONDS = 90 * 24 * 60 * 60
/** The same for super admins, whose sessions open every business. */
export const LONGEST_OF_ADMIN_SECONDS = 12 * 60 * 60

/** When a session ends unless it is renewed before, and at the latest. */
export const sessionEnd = (isSuperAdmin: boolean) =>
  sql<Date>`least(${session.expiresAt}, ${session.createdAt} + make_interval(secs => ${
    isSuperAdmin ? LONGEST_OF_ADMIN_SECONDS : LONGEST_SECONDS
  }))`.mapWith(session.expiresAt)
