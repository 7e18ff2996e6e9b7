import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { createAuth } from '#server/identity/auth/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readMigrationUrls } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/index.ts'
import { forAddress } from './forAddress.ts'

/**
 * Makes the person with this address a super admin, with a fresh account and a printed password if there is
 * none yet. Only the owner of the database can.
 */
export const createAdmin = (args: string[]): Promise<void> =>
  forAddress(args, 'npm run create-admin -- you@example.com', async (email, database, config) => {
    const { sessionSecrets, publicUrl } = config
    const { userId, password } = await findOrCreateUser(database, sessionSecrets, publicUrl, email)
    await grant(database, userId)
    const act = { userId: null, action: 'super_admin_granted', about_user_id: userId } as const
    await recordPlatformAct(database.plain, systemClock.now(), act)
    return password ? `${email} is a super admin. Password: ${password}` : `${email} is a super admin now.`
  })

async function findOrCreateUser(database: Database, secrets: string[], publicUrl: string, email: string) {
  const [found] = await database.plain.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (found) return { userId: found.id, password: null }
  const password = randomBytes(12).toString('base64url')
  const { api } = createAuth({ database, secrets, publicUrl })
  const made = await api.signUpEmail({ body: { name: email.split('@')[0]!, email, password } })
  return { userId: made.user.id, password }
}

async function grant(database: Database, userId: string) {
  if ('embedded' in database.jobs) {
    await database.plain.execute(sql`reset role`)
    await database.plain.execute(sql`select grant_super_admin(${userId}::uuid)`)
    return
  }
  const owner = new pg.Client({ connectionString: readMigrationUrls().ownerUrl })
  await owner.connect()
  try {
    await owner.query('select grant_super_admin($1)', [userId])
  } finally {
    await owner.end()
  }
}
