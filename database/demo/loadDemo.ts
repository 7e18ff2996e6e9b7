import { fork } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { announce } from '#server/admin/announcements/index.ts'
import type { Auth } from '#server/identity/auth/index.ts'
import { user } from '#server/identity/auth/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Database } from '#server/platform/database/index.ts'
import { cafe, PASSWORD, superAdmin } from './cast.ts'
import { engineOf, putRows, type TableRows } from './copyRows.ts'
import type { ForServer } from './liveApart.ts'
import { settleAccount } from './settleAccount.ts'

type Told = { percent: number } | { rows: TableRows[] }

/** True if the demo's businesses are there. They are added all at once, so a start that was cut off begins anew. */
export const isLoaded = ({ plain }: Database): Promise<boolean> => isKnown(plain, cafe.owner.email)

/**
 * Makes the demo's year in a process beside the server and then adds its businesses in one transaction.
 * @param onPercent called with each whole percent of the year, from 1 to 100
 * @returns `loaded`, which rejects if it failed; `stop` gives up whatever is not in the database yet
 */
export function loadDemo(database: Database, server: ForServer, onPercent: (percent: number) => void) {
  const { publicUrl, sessionSecrets, encryptionKeys, textLimits, logLevel } = server
  const year = fork(new URL(`./yearProcess${extname(import.meta.url)}`, import.meta.url), {
    serialization: 'advanced',
    // The server's own options would let the process end while only its parent keeps it alive.
    execArgv: [],
  })
  const ended = once(year, 'exit')
  let adding: Promise<void> | undefined
  let isStopped = false
  const loaded = new Promise<void>((resolve, reject) => {
    year.once('error', reject)
    year.once('exit', (code, signal) => {
      if (!adding && !isStopped)
        reject(new Error(`The demo's year ended before its rows came (${code ?? signal})`))
    })
    year.on('message', (told: Told) => {
      if ('percent' in told) return onPercent(told.percent)
      year.disconnect()
      adding = putRows(engineOf(database), told.rows)
      adding.then(resolve, reject)
    })
  })
  year.send({ publicUrl, sessionSecrets, encryptionKeys, textLimits, logLevel } satisfies ForServer)
  const stop = async () => {
    isStopped = true
    year.kill()
    await ended
    await Promise.allSettled([adding])
  }
  return { loaded, stop }
}

const DAY = 86_400_000
const DAYS_AT_WORK = 366
/** Days since the super admin announced what the credits of the café's 41st day make up for. */
const DAYS_SINCE_LATE = 326

/**
 * Makes the super admin, who announced something once. Only the owner of the database may make one, who is the
 * embedded engine's own user.
 */
export async function makeSuperAdmin(database: Database, auth: Auth): Promise<void> {
  const { email, name } = superAdmin
  if (await isKnown(database.plain, email)) return
  const ago = (days: number) => new Date(Date.now() - days * DAY)
  let userId = ''
  await database.transaction({}, async (tx) => {
    const made = await auth.within(tx, () =>
      auth.api.signUpEmail({ body: { name, email, password: PASSWORD }, headers: new Headers() }),
    )
    userId = made.user.id
    await settleAccount(tx, userId, ago(DAYS_AT_WORK))
    await tx.execute(sql`set local role postgres`)
    await tx.execute(sql`select grant_super_admin(${userId}::uuid)`)
    await tx.execute(sellPlans)
  })
  const now = ago(DAYS_SINCE_LATE)
  await database.transaction({ userId }, (tx) => announce({ tx, userId, now }, lateTexts(now)))
}

const lateTexts = (now: Date) => ({
  title: 'Texts arrive late',
  message: 'A carrier hands texts over up to two days late. None is lost, and nothing has to be sent again.',
  tone: 'warning' as const,
  starts_on: isoDay(now),
  ends_on: isoDay(new Date(now.getTime() + 2 * DAY)),
  idempotencyKey: newId(),
})

const isoDay = (at: Date) => at.toISOString().slice(0, 10)

/** Gives the paid plans their prices at the local Stripe, so that they can be bought. */
const sellPlans = sql`update subscription_tiers set stripe_price_id = 'price_regulars_' || lower(name)
  where price_monthly > 0 and stripe_price_id is null`

async function isKnown(plain: Database['plain'], email: string): Promise<boolean> {
  const found = await plain.select({ id: user.id }).from(user).where(eq(user.email, email))
  return found.length > 0
}
