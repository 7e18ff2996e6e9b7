import { type Config, readConfig } from '#server/commands/config.ts'
import {
  findRestored,
  type RestoredCampaign,
  sendRestored,
  skipRestored,
} from '#server/messaging/campaigns/index.ts'
import { recoverMessages } from '#server/messaging/messages/index.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { findHold, findLastRestore, holdMessages, releaseMessages } from '#server/platform/holds/index.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { inBusiness, inEveryBusiness, type Services } from '#server/services.ts'
import { catchUp, type Source, sources } from './catchUp/catchUp.ts'
import { CommandFailure, exitLine } from './failure.ts'
import { readArguments } from './readArguments.ts'
import { withServices } from './withServices.ts'

const help = `regulars messages hold [--dry-run] | status | catch-up [options] | release [options] [--send ID]... [--skip ID]...

  hold       from now on no text, mail to customers, campaign or trigger goes out; what is written waits
  status     says whether messages are held, and shows the campaigns that a restore stopped
  catch-up   after a restore: applies again what came after the backup and is known outside of the database
  release    does the same, and lets messages go again

What is known outside: withdrawals, erasures and closings by the journal of the lost server, STOPs by Twilio's list of
messages, plans and credits by Stripe. Running it again changes nothing more.

  --journal FOLDER                                    the lost server's JOURNAL_FOLDER, or a copy; more than once for
                                                      several servers
  --without-journal --without-sms-log --without-payments
                                                      goes on without one of them
  --dry-run                                           shows what would be held, applied or released, and changes nothing

A restored database holds its messages, because some may have gone out after the backup. Of each campaign that was under
way at that time decide what becomes of those who wait; without a decision it stays paused, and its owner decides.

  --send ID  they have not got it, and get it now
  --skip ID  they have got it, or are not to get it

${exitLine}`

const actor = { kind: 'system', name: 'operator' } as const

const ids = { type: 'string', multiple: true, default: [] as string[] } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  send: ids,
  skip: ids,
  journal: ids,
  'without-journal': flag,
  'without-sms-log': flag,
  'without-payments': flag,
  'dry-run': flag,
}

type Given = Decisions & { journal: string[]; isDry: boolean; without: Source[] }
type Command = (services: Services, config: Config, given: Given) => Promise<void>

/** Holds messages, catches up with what came after a backup, lets messages go, or says how things are. */
export async function decideMessages(args: string[], environment?: Environment): Promise<void> {
  const read = readArguments(args, { help, count: 1, options })
  if (!read) return
  const { send, skip, journal, 'dry-run': isDry } = read.values
  const without = sources.filter((source) => read.values[`without-${source}`])
  const commands: Record<string, { takes: string[]; run: Command }> = {
    hold: { takes: ['dry-run'], run: hold },
    status: { takes: [], run: status },
    'catch-up': { takes: catching, run: catchUpWith },
    release: { takes: [...catching, 'send', 'skip'], run: release },
  }
  const command = commands[read.positionals[0]!]
  const given = Object.entries(read.values).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value,
  )
  if (!command || given.some(([name]) => !command.takes.includes(name)))
    throw new CommandFailure('usage', help)
  const config = readConfig(environment)
  await withServices(config, (services) =>
    command.run(services, config, { send, skip, journal, isDry, without }),
  )
}

const catching = ['journal', 'dry-run', ...sources.map((source) => `without-${source}`)]

async function hold({ database, clock }: Services, _config: Config, { isDry }: Given): Promise<void> {
  if (isDry) {
    const found = await findHold(database.plain)
    return console.log(
      `Nothing was changed. ${found ? 'Messages are held already.' : 'Messages go out, and would be held.'}`,
    )
  }
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

async function catchUpWith(services: Services, config: Config, given: Given): Promise<void> {
  const restored = await findLastRestore(services.database.plain)
  if (!restored || config.mode !== 'production')
    throw new CommandFailure('refused', 'This database was not restored from a backup.')
  const { journal: folders, without, isDry } = given
  await catchUp(services, config, restored.backupAt, { folders, without, isDry })
}

/** Catches up and decides about campaigns before anything goes: what is refused leaves messages held. */
async function release(services: Services, config: Config, given: Given): Promise<void> {
  const { database, clock } = services
  const decisions = await readDecisions(services, given)
  if ((await findHold(database.plain))?.backupAt) await catchUpWith(services, config, given)
  if (given.isDry) return console.log(`Nothing was changed. ${await foreseeRelease(services, decisions)}`)
  await decideAll(services, decisions)
  const wereHeld = await releaseMessages(database.plain, clock.now())
  await recoverMessages(services, 0)
  const left = (await findStopped(services)).length
  const rest = left > 0 ? ` ${left} campaigns stay stopped until their owners decide.` : ''
  console.log((wereHeld ? 'Messages go out again.' : 'They were not held.') + rest)
}

async function foreseeRelease(services: Services, decisions: Decision[]): Promise<string> {
  const held = await findHold(services.database.plain)
  const lines = decisions.map(({ campaign: { id, name }, decide }) => {
    const fate = decide === sendRestored ? 'get it' : 'do not get it'
    return `\n  '${name}' (${id}): those who wait ${fate}`
  })
  return `${held ? 'Messages would go out again.' : 'Messages are not held.'}${lines.join('')}`
}

type Decision = Stopped & { decide: typeof sendRestored | typeof skipRestored }

/** Reads what to do with which campaign, before anything is changed. */
async function readDecisions(services: Services, { send, skip }: Decisions): Promise<Decision[]> {
  const stopped = await findStopped(services)
  const find = (id: string) => stopped.find(({ campaign }) => campaign.id === id)
  const unknown = [...send, ...skip].filter((id) => !find(id))
  if (unknown.length > 0)
    throw new CommandFailure(
      'refused',
      `No campaign waits for a decision: ${unknown.join(', ')}. Messages are held as before.`,
    )
  return [
    ...send.map((id) => ({ ...find(id)!, decide: sendRestored })),
    ...skip.map((id) => ({ ...find(id)!, decide: skipRestored })),
  ]
}

/** @throws {CommandFailure} 'unsound' for a decision that cannot be carried out: others may have been */
async function decideAll(services: Services, decisions: Decision[]): Promise<void> {
  const done: string[] = []
  for (const { business, campaign, decide } of decisions) {
    const { id, name } = campaign
    await inBusiness(services, business, actor, (ctx) => decide(ctx, id)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      const decided = done.length > 0 ? ` Decided already: ${done.join(', ')}.` : ''
      throw new CommandFailure(
        'unsound',
        `'${name}' (${id}): ${error.message} Messages are held as before.${decided}`,
      )
    })
    done.push(id)
  }
}
