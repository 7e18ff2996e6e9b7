import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { BusinessUnderLoad, underLoad } from '#tests/crash/businessUnderLoad.ts'
import { itLosesNothing } from '#tests/crash/itLosesNothing.ts'
import type { TestDatabase } from '#tests/engines/index.ts'
import { inProof } from '#tests/engines/proof.ts'
import {
  type OtherSettings,
  type ServerUnderTest,
  startServer,
  type WorkerUnderTest,
} from '#tests/engines/server.ts'
import { beginMailing, importReceivers } from './campaignUnderWay.ts'

/** Customers to whom a mailing is under way when the fault comes. */
const RECEIVERS = inProof(1000, 200)
/** The longest time from the start of a scene until all is settled, on a machine with other work. In milliseconds. */
export const SETUP_MS = inProof(1_800_000, 600_000)
const LOOK_MS = 50
/** A claim whose outcome could not be written lasts two minutes. In milliseconds. */
const PATIENCE_MS = 200_000

/** How often each message arrived, by its id. */
type Received = Record<'mails' | 'texts', Record<string, number>>

/** A server and a worker with tills, greeters, founders and a mailing, to which a fault comes. */
export type Scene = {
  database: TestDatabase
  server: ServerUnderTest
  worker: WorkerUnderTest
  business: BusinessUnderLoad
  /** Starts the mailing, of which most is still under way then. */
  beginMailing(): Promise<void>
  /** Waits until the answered purchases are this many more. */
  goOn(purchases: number): Promise<void>
  /** Ends the load, and waits until nothing is under way any more by the slowest of all clocks. */
  settle(minutesBehind?: number): Promise<void>
  aftermath(): { opened: Database; received: Received; exitCodes: (number | null)[] }
  rows<Row>(text: string): Promise<Row[]>
  close(): Promise<void>
}

export type SceneOptions = {
  /** Further settings of the server and the worker. */
  settings?: OtherSettings
  /** Settings in which the worker differs. */
  ofWorker?: Record<string, string>
  /** The server writes its log into a pipe. */
  hasLog?: boolean
}

export async function openScene(
  database: TestDatabase,
  { settings = {}, ofWorker, hasLog }: SceneOptions = {},
): Promise<Scene> {
  const server = await startServer(
    database,
    (ofProviders) => ({
      ...underLoad,
      ...(typeof settings === 'function' ? settings(ofProviders) : settings),
    }),
    { hasLog },
  )
  const worker = await server.startWorker(ofWorker)
  const business = new BusinessUnderLoad(server.url, server.inboxUrl)
  await business.open()
  await importReceivers(business, RECEIVERS)
  business.start()
  const exitCodes: (number | null)[] = []
  let opened: Database | undefined
  let received: Received
  const rows = async <Row>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: database.logins!.superuserUrl })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  return {
    ...{ database, server, worker, business, rows },
    beginMailing: () => beginMailing(business, RECEIVERS / 10),
    goOn: (purchases) => business.goOn({ purchases }),
    settle: async (minutesBehind = 0) => {
      await business.finish()
      await business.untilAllAreTakenUp()
      await until('nothing is under way', async () => (await rows(underWay(minutesBehind))).length === 0)
      received = (await (await fetch(`${server.inboxUrl}/received.json`)).json()) as Received
      exitCodes.push(await worker.stop(), await server.stop())
      opened = await openDatabase(database.source)
    },
    aftermath: () => ({ opened: opened!, received, exitCodes }),
    close: async () => {
      await worker.kill()
      await server.stop()
      await opened?.close()
    },
  }
}

const underWay = (minutesBehind: number) => `
  select 1 from campaign_recipients where state = 'waiting'
  union all select 1 from communication_logs
  where state = 'queued' or state = 'sending' and due_at > now() - interval '${minutesBehind} minutes'`

export async function until(state: string, holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await holds()); await pause(LOOK_MS))
    if (Date.now() > deadline) throw new Error(`waited in vain until ${state}`)
}

/** Checks that of all that was answered nothing is lost and nothing doubled, and that each failure was said. */
export function itKeepsItsWord(scene: () => Scene): void {
  itLosesNothing(() => {
    const { database, business } = scene()
    const { opened, received } = scene().aftermath()
    return { database, business, opened, received: received.texts }
  })

  it('mails each receiver of the campaign once, or says that nobody knows', async () => {
    const found = await scene().rows<{ id: string | null; state: string | null }>(
      `select l.id, l.state from campaign_recipients r
       left join communication_logs l on l.business_id = r.business_id and l.id = r.message_id
       where r.state <> 'excluded'`,
    )
    expect(found).toHaveLength(RECEIVERS)
    const { mails } = scene().aftermath().received
    const isKnown = (state: string | null) => state === 'accepted' || state === 'delivered'
    expect(found.filter(({ id, state }) => isKnown(state) && mails[id!] !== 1)).toEqual([])
    expect(
      found.filter(({ state }) => !isKnown(state) && state !== 'uncertain' && state !== 'sending'),
    ).toEqual([])
    // A second mail about an account does no harm: docs/decisions/0002-mail-about-accounts.md.
    const messages = await scene().rows<{ id: string }>('select id from communication_logs')
    expect(messages.filter(({ id }) => mails[id]! > 1)).toEqual([])
  })

  it('ends no process, and answers what it cannot do with 503, when to come back, and the name of the request', () => {
    const { business } = scene()
    expect(scene().aftermath().exitCodes).toEqual([0, 0])
    const wrong = business.failures.filter(
      ({ status, retryAfter, requestId }) => status !== 503 || !(Number(retryAfter) > 0) || !requestId,
    )
    expect(wrong).toEqual([])
  })
}
