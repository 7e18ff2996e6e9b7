import { sql } from 'drizzle-orm'
import pg from 'pg'
import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { emptyAccount } from '#server/identity/accounts/claims/index.ts'
import { endSessions, findByAddress, lockByAddress, openAccount } from '#server/identity/auth/index.ts'
import { tokenMinutes } from '#server/identity/proofs/index.ts'
import { issueLink, queueAccountMail } from '#server/identity/proofs/mail/index.ts'
import type { Database, Tx } from '#server/platform/database/index.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import type { Services } from '#server/services.ts'
import { readMigrationUrls } from '../config.ts'
import { exitLine } from '../failure.ts'
import { dryRun, forAddress } from '../forAddress.ts'

const help = `regulars create-admin [--print] [--dry-run] you@example.com

Makes a super admin. The server mails them a link that works once, with which they choose a password. Nothing else opens
the account: all ways to sign in from before end.

  --print    prints the link instead of mailing it, for an installation whose mail does not work yet
  --dry-run  says if there is an account with the address, and changes nothing

Settings: MIGRATION_DATABASE_URL, the login that owns the database, besides those of the server.

${exitLine}`

/** Makes a super admin. Only the owner of the database can write the grant. */
export function createAdmin(args: string[], environment?: Environment): Promise<void> {
  const options = { print: { type: 'boolean', default: false }, ...dryRun } as const
  const work: Parameters<typeof forAddress>[2] = async ({ email, services, config, values }) => {
    const { database } = services
    const prints = values.print === true
    if (values['dry-run'] === true) {
      const found = await findByAddress(database.plain, email)
      return `Nothing was changed. ${email} has ${found ? 'an account, which would become a super admin’s' : 'no account yet, and would get one as a super admin'}.`
    }
    const grantIt = (userId: string) => grant(database, userId, environment)
    const link = await makeSuperAdmin(services, email, grantIt, prints)
    if (link)
      return `${email} is a super admin, and chooses a password here, within ${tokenMinutes['reset-password']} minutes:\n${link}`
    const where = config.mode === 'demo' ? ', which can be read at /dev/inbox' : ''
    return `${email} is a super admin. The server mails them a link to choose a password${where}.`
  }
  return forAddress(args, { help, options }, work, environment)
}

/**
 * Makes the person with this address a super admin, with a fresh account if there is none yet, and mails them a link
 * that works once, or returns it if `prints`: mail may not work yet on a new installation. Nothing but this link lets
 * anybody in: an account that was never proven is emptied first, because whoever made it may be a stranger, and a
 * proven account is signed out everywhere.
 */
export async function makeSuperAdmin(
  services: Services,
  email: string,
  grant: (userId: string) => Promise<void>,
  prints = false,
): Promise<string | null> {
  const { database, clock, publicUrl } = services
  const userId = await database.transaction({}, (tx) => prepareAccount(services, tx, email))
  // After all sign-ins ended, so that nobody who was signed in is a super admin for a moment.
  await grant(userId)
  return database.transaction({}, async (tx) => {
    const now = clock.now()
    const act = { userId: null, action: 'super_admin_granted', about_user_id: userId } as const
    await recordPlatformAct(tx, now, act)
    if (prints) return issueLink({ tx, now, publicUrl }, 'reset-password', { userId, email })
    await queueAccountMail(services, tx, { kind: 'super-admin', recipient: email, userId })
    return null
  })
}

async function prepareAccount(services: Services, tx: Tx, email: string): Promise<string> {
  const found = await lockByAddress(tx, email)
  if (!found) return openAccount(tx, services.clock.now(), email)
  if (found.emailVerified) await endSessions(tx, found.id)
  else await emptyAccount(services, tx, found.id)
  return found.id
}

async function grant(database: Database, userId: string, environment?: Environment) {
  if ('embedded' in database.jobs) {
    await database.plain.execute(sql`reset role`)
    await database.plain.execute(sql`select grant_super_admin(${userId}::uuid)`)
    await database.plain.execute(sql`set role regulars_app`)
    return
  }
  const owner = new pg.Client({ connectionString: readMigrationUrls(environment).ownerUrl })
  await owner.connect()
  try {
    await owner.query('select grant_super_admin($1)', [userId])
  } finally {
    await owner.end()
  }
}
