import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { readConfig, readMigrationUrls, SettingError } from '#server/platform/config.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { createAuth } from '#server/sign-in/index.ts'
import { user } from '#server/sign-in/tables.ts'

/**
 * Makes the person with this address a super admin, with a fresh account and a printed password if there is
 * none yet. Only the owner of the database can. On the embedded engine the server must be stopped.
 */
export async function createAdmin(args: string[]): Promise<void> {
  const email = args[0]?.trim().toLowerCase()
  if (!email?.includes('@'))
    throw new SettingError('Give the address: npm run create-admin -- you@example.com')
  const config = readConfig()
  const database = await openDatabase(
    config.mode === 'production'
      ? { url: config.databaseUrl }
      : { dataDir: join(config.dataDir, 'database') },
  )
  try {
    const { userId, password } = await findOrCreateUser(
      database,
      config.sessionSecret,
      config.publicUrl,
      email,
    )
    await grant(database, userId)
    console.log(
      password ? `${email} is a super admin. Password: ${password}` : `${email} is a super admin now.`,
    )
  } finally {
    await database.close()
  }
}

async function findOrCreateUser(database: Database, secret: string, publicUrl: string, email: string) {
  const [found] = await database.plain.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (found) return { userId: found.id, password: null }
  const password = randomBytes(12).toString('base64url')
  const { api } = createAuth({ database, secret, publicUrl })
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
