import { availableParallelism } from 'node:os'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { Pool } from 'undici'
import { lookUps, middleOfRounds, type Rounds, USUAL_LOAD } from '#bench/requests/lookUp.ts'
import { percentile, type Row } from '#bench/rows.ts'
import { type BenchBusiness, post } from '#bench/world/business.ts'
import { hashPassword } from '#server/platform/passwords/index.ts'

const SECONDS = 10
/** Time until the most frequent code is compiled. */
const WARMING_SECONDS = 5
const ROUND_SECONDS = 8
const PROMISED_SHARE = 0.85
const WAITING = 50
const PROMISED_TIMES = 3
const password = 'a password of the bench'
/** Cores that the server leaves to hashing. */
const HASHING_CORES = Math.max(1, availableParallelism() - 1)
/** Enough clients that one is always ready to be hashed while others' requests and sessions are read and written. */
const SIGNING_IN = HASHING_CORES + 3

/** Measures sign-ins beside argon2id alone, and how much they slow everybody else. */
export async function signInRows(business: BenchBusiness): Promise<Row[]> {
  const hashed = await hashPassword(password)
  await openAccounts(business, hashed)
  const bare = await rate(HASHING_CORES, () => verify(hashed, password))
  const visitors = new Pool(business.server.url, { connections: WAITING, pipelining: 1 })
  try {
    await rate(SIGNING_IN, (client) => signIn(visitors, client), WARMING_SECONDS)
    await lookUps(business, { ...USUAL_LOAD, seconds: WARMING_SECONDS })
    const signIns = await rate(SIGNING_IN, (client) => signIn(visitors, client))
    return [rateRow(signIns, bare), await lookUpsBesideACrowd(business, visitors)]
  } finally {
    await visitors.close()
  }
}

/** Look-ups during a crowd of sign-ins, and without one, in turn. */
async function lookUpsBesideACrowd(business: BenchBusiness, visitors: Pool): Promise<Row> {
  const load = { ...USUAL_LOAD, seconds: ROUND_SECONDS }
  return waitRow(
    await middleOfRounds({
      ours: async () => {
        const crowd = rate(WAITING, (client) => signIn(visitors, client), ROUND_SECONDS)
        const meanwhile = percentile(await lookUps(business, load), 0.99)
        await crowd
        return meanwhile
      },
      limit: async () => percentile(await lookUps(business, load), 0.99),
    }),
  )
}

const rateRow = (signIns: number, bare: number): Row => ({
  what: 'sign-ins with a password',
  ours: `${signIns.toFixed(1)}/s`,
  limit: `${bare.toFixed(1)}/s (argon2id alone, ${HASHING_CORES} at a time)`,
  compared: (signIns / bare).toFixed(2),
  promise: `at least ${PROMISED_SHARE}`,
  kept: signIns / bare >= PROMISED_SHARE,
})

const waitRow = ({ ours: meanwhile, limit: usual }: Rounds): Row => ({
  what: `look-up by phone while ${WAITING} sign-ins wait, p99`,
  ours: `${meanwhile.toFixed(1)} ms`,
  limit: `${usual.toFixed(1)} ms (the same without them)`,
  compared: `${(meanwhile / usual).toFixed(1)} times`,
  promise: `under ${PROMISED_TIMES} times`,
  kept: meanwhile / usual < PROMISED_TIMES,
})

/** Runs of `work` a second by clients that do nothing else. */
async function rate(clients: number, work: (client: number) => Promise<unknown>, seconds = SECONDS) {
  const began = performance.now()
  const until = began + seconds * 1000
  let done = 0
  const client = async (_none: unknown, index: number) => {
    while (performance.now() < until) {
      await work(index)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return done / ((performance.now() - began) / 1000)
}

let addresses = 0

/** Each client has its own account and each sign-in its own address, so that no limit of tries applies. */
function signIn(http: Pool, client: number) {
  addresses += 1
  const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
  const body = { email: emailOf(client), password }
  return post({ http, cookie: '' }, '/auth/sign-in', body, { 'x-forwarded-for': address })
}

const emailOf = (client: number) => `bench.${client}@example.com`

async function openAccounts({ database }: BenchBusiness, hashed: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.logins.superuserUrl })
  await client.connect()
  const emails = Array.from({ length: WAITING }, (_none, index) => emailOf(index))
  await client.query(
    `with people as (
       insert into "user" (id, name, email, email_verified, created_at, updated_at)
       select gen_random_uuid(), email, email, true, now(), now() from unnest($1::text[]) email returning id
     )
     insert into account (id, user_id, account_id, provider_id, password, created_at, updated_at)
     select gen_random_uuid(), id, id, 'credential', $2, now(), now() from people`,
    [emails, hashed],
  )
  await client.end()
}
