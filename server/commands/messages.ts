import { type Config, readConfig } from '#server/commands/config.ts'
import {
  findRestored,
  type RestoredCampaign,
  sendRestored,
  skipRestored,
} from '#server/messaging/campaigns/index.ts'
import { recoverMessages } from '#server/messaging/messages/index.ts'
import { createLog } from '#server/platform/context/log.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { refuseUnsafeDatabase } from '#server/platform/database/guard.ts'
import { openDatabase } from '#server/platform/database/index.ts'
import { findHold, holdMessages, releaseMessages } from '#server/platform/holds/index.ts'
import { openJobs } from '#server/platform/jobs/index.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { systemClock } from '#server/platform/time/clock.ts'
import { inBusiness, inEveryBusiness, type Services } from '#server/services.ts'
import { databaseOf } from './databaseOf.ts'
import { CommandFailure } from './failure.ts'
import { readArguments } from './readArguments.ts'

const help = `npm run messages -- hold | status | release [--send ID]... [--skip ID]...

  hold       from now on no text, mail to customers, campaign or trigger goes out; what is written waits
  status     says whether messages are held, and shows the campaigns that a restore stopped
  release    lets messages go again

A restored database holds its messages, because some may have gone out after the backup. Of each campaign that was under
way at that time decide what becomes of those who wait; without a decision it stays paused, and its owner decides.

  --send ID  they have not got it, and get it now
  --skip ID  they have got it, or are not to get it

Exit codes: 0 done, 1 an unexpected fault, 2 wrong use, 3 refused.`

const actor = { kind: 'system', name: 'operator' } as const

/** Holds messages, lets them go, or says how things are. */
export async function decideMessages(args: string[], environment?: Environment): Promise<void> {
  const ids = { type: 'string', multiple: true, default: [] as string[] } as const
  const given = readArguments(args, { help, count: 1, options: { send: ids, skip: ids } })
  if (!given) return
  const { send, skip } = given.values
  const [what] = given.positionals
  const work = { hold, status, release: (services: Services) => release(services, { send, skip }) }[what!]
  if (!work || (what !== 'release' && send.length + skip.length > 0)) throw new CommandFailure('usage', help)
  await withServices(readConfig(environment), work)
}

async function withServices(config: Config, work: (services: Services) => Promise<void>): Promise<void> {
  const database = await openDatabase(databaseOf(config))
  const log = createLog('silent')
  try {
    await refuseUnsafeDatabase(database)
    const jobs = await openJobs(database, log)
    const { publicUrl, textLimits, encryptionKeys } = config
    const keyring = createKeyring(encryptionKeys)
    await work({ database, jobs, clock: systemClock, keyring, log, publicUrl, textLimits }).finally(() =>
      jobs.close(),
    )
  } finally {
    await database.close()
  }
}

async function hold({ database, clock }: Services): Promise<void> {
  const isNew = await holdMessages(database.plain, clock.now())
  console.log(
    isNew
      ? 'Messages are held from now on. Those that a worker has claimed still go out.'
      : 'They were held already.',
  )
}

async function status(services: Services): Promise<void> {
  const held = await findHold(services.database.plain)
  const since = held?.heldAt.toISOString()
  if (!held) console.log('Messages go out.')
  else if (held.backupAt === null) console.log(`Messages are held since ${since}.`)
  else
    console.log(
      `Messages are held since ${since}, when the database was restored from the backup of ${held.backupAt.toISOString()}. ` +
        'Messages that waited at the backup may have gone out since: they are uncertain, and are not sent again.',
    )
  const stopped = await findStopped(services)
  if (stopped.length > 0)
    console.log(stopped.map(({ business, campaign }) => lineOf(business, campaign)).join('\n'))
}

type Stopped = { business: string; campaign: RestoredCampaign }

/** The campaigns of all businesses that nobody has decided about since a restore. */
async function findStopped(services: Services): Promise<Stopped[]> {
  const stopped: Stopped[] = []
  await inEveryBusiness(services, async (business) => {
    const found = await inBusiness(services, business, actor, findRestored)
    stopped.push(...found.map((campaign) => ({ business, campaign })))
  })
  return stopped
}

function lineOf(business: string, { id, name, type, status, progress }: RestoredCampaign): string {
  const {
    accepted,
    delivered,
    rejected,
    withheld,
    excluded,
    held_out,
    withdrawn,
    uncertain,
    waiting,
    queued,
  } = progress
  const sent = accepted + delivered
  const skipped = rejected + withheld + excluded + held_out + withdrawn
  const fate =
    status === 'failed'
      ? 'was to start between the backup and the restore'
      : `sent ${sent}, skipped ${skipped}, uncertain ${uncertain}, waiting ${waiting + queued}`
  return `  ${id}  ${type} '${name}' of business ${business}: ${fate}`
}

type Decisions = { send: string[]; skip: string[] }

/** Decides about campaigns before anything goes: a decision that is refused leaves messages held. */
async function release(services: Services, decisions: Decisions): Promise<void> {
  const stopped = await findStopped(services)
  const unknown = [...decisions.send, ...decisions.skip].filter(
    (id) => !stopped.some(({ campaign }) => campaign.id === id),
  )
  if (unknown.length > 0)
    throw new CommandFailure(
      'refused',
      `No campaign waits for a decision: ${unknown.join(', ')}. Messages are held as before.`,
    )
  for (const [ids, decide] of [
    [decisions.send, sendRestored] as const,
    [decisions.skip, skipRestored] as const,
  ])
    for (const id of ids) {
      const { business, campaign } = stopped.find((one) => one.campaign.id === id)!
      await inBusiness(services, business, actor, (ctx) => decide(ctx, id)).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        throw new CommandFailure(
          'refused',
          `'${campaign.name}' (${id}): ${error.message} Messages are held as before.`,
        )
      })
    }
  const { database, clock } = services
  const wereHeld = await releaseMessages(database.plain, clock.now())
  await recoverMessages(services, 0)
  const left = (await findStopped(services)).length
  const rest = left > 0 ? ` ${left} campaigns stay stopped until their owners decide.` : ''
  console.log((wereHeld ? 'Messages go out again.' : 'They were not held.') + rest)
}
