import { pgbench } from '#bench/engines/pgbench.ts'
import { percentile, type Row } from '#bench/rows.ts'
import { type BenchBusiness, benchName, CUSTOMERS } from '#bench/world/business.ts'
import { slipPatterns, wordPatterns } from '#server/loyalty/customers/list/searchPatterns.ts'

const SEARCHES = 100
const PROMISE_MS = 50

/** Measures how long the customer list takes to find a name, written correctly and with one slip in each word. */
export async function searchRows(business: BenchBusiness): Promise<Row[]> {
  return [
    await searchRow(business, 'a name', (name) => name),
    await searchRow(business, 'a name with slips', (name) => name.split(' ').map(swapped).join(' ')),
    await searchRow(business, 'a last name with a slip', (name) => swapped(name.split(' ')[1]!)),
  ]
}

async function searchRow(
  business: BenchBusiness,
  what: string,
  type: (name: string) => string,
): Promise<Row> {
  await searches(business, 20, type)
  const milliseconds = percentile(await searches(business, SEARCHES, type), 0.95)
  const someName = benchName(CUSTOMERS / 2)
  const limit = percentile(await enginesOwn(business, someName, type(someName)), 0.95)
  return {
    what: `search for ${what} among ${CUSTOMERS.toLocaleString('en-US')}, p95`,
    ours: `${milliseconds.toFixed(0)} ms`,
    limit: `${limit.toFixed(0)} ms (pgbench, one such name)`,
    compared: `${(milliseconds / limit).toFixed(1)} times`,
    promise: `at most ${PROMISE_MS} ms`,
    kept: milliseconds <= PROMISE_MS,
  }
}

async function searches({ http, cookie }: BenchBusiness, times: number, type: (name: string) => string) {
  const milliseconds: number[] = []
  for (let done = 0; done < times; done += 1) {
    const name = benchName(1 + Math.floor(Math.random() * CUSTOMERS))
    const search = encodeURIComponent(type(name))
    const sent = performance.now()
    const path = `/api/v1/customers?search=${search}&spelling=forgiving&limit=50`
    const { body } = await http.request({ method: 'GET', path, headers: { cookie } })
    const { data: customers } = (await body.json()) as { data: { first_name: string }[] }
    milliseconds.push(performance.now() - sent)
    if (!customers.some(({ first_name }) => first_name.includes(name.split(' ')[1]!)))
      throw new Error(`${type(name)} found nobody called ${name}`)
  }
  return milliseconds
}

/**
 * Milliseconds of the same SQL function without the application: with exact words, then with possible typing
 * errors.
 */
async function enginesOwn(
  { businessId, database }: BenchBusiness,
  name: string,
  typed: string,
): Promise<number[]> {
  const call = (patterns: string[], loose: boolean) =>
    `select * from find_customers('${businessId}', array[${patterns.map((pattern) => `'${pattern}'`)}], ${loose}, null, null, null, null, 'last_visit', null, null, 51);`
  const script = [
    'begin;',
    `select set_config('app.business_id', '${businessId}', true);`,
    call(wordPatterns(typed), false),
    ...(typed === name ? [] : [call(slipPatterns(typed)!, true)]),
    'commit;',
  ].join('\n')
  return (await pgbench(database.logins.url, script, { clients: 1, seconds: 3 })).milliseconds
}

/** Swaps two letters in the middle; shorter words stay as they are. */
function swapped(word: string): string {
  if (word.length < 4) return word
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle - 1) + word[middle] + word[middle - 1] + word.slice(middle + 1)
}
