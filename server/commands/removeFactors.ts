import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig, SettingError } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { openJobQueue } from '#server/platform/jobs/index.ts'
import { createLog } from '#server/platform/log.ts'
import { user } from '#server/sign-in/tables.ts'
import { removeFactors } from '#server/two-factor/index.ts'

/**
 * Switches two-step sign-in off for the person with this address, who lost both the app and the backup codes; the
 * server's worker tells their mailbox. Make sure of who asks first. On the embedded engine the server must be stopped.
 */
export async function removeFactorsOf(args: string[]): Promise<void> {
  const email = args[0]?.trim().toLowerCase()
  if (!email?.includes('@'))
    throw new SettingError('Give the address: npm run remove-factors -- somebody@example.com')
  const config = readConfig()
  const database = await openDatabase(
    config.mode === 'production'
      ? { url: config.databaseUrl }
      : { dataDir: join(config.dataDir, 'database') },
  )
  try {
    const [person] = await database.plain.select({ id: user.id }).from(user).where(eq(user.email, email))
    if (!person) throw new SettingError(`Nobody signs in with ${email}.`)
    const jobs = await openJobQueue(database, createLog('silent'))
    const services = { jobs, clock: systemClock }
    const removed = await database
      .transaction({}, (tx) => removeFactors(services, tx, person.id))
      .finally(() => jobs.close())
    console.log(
      removed ? `${email} is no longer asked for a code.` : `${email} was not asked for a code anyway.`,
    )
  } finally {
    await database.close()
  }
}
