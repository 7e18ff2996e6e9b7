import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Row } from '#bench/rows.ts'
import { type BenchBusiness, post } from '#bench/world/business.ts'
import type { ImportView, PreviewView } from '#server/data/imports/contract.ts'
import { newId } from '#server/platform/context/ids.ts'
import { findPostgres } from '#tests/engines/findBinaries.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'

const ROWS = 50_000
const PROMISE = 2

/**
 * Measures an import of customers from its start to its end, beside COPY of the same rows into the same table
 * with the same indexes. Ours also does what COPY leaves out: duplicates, the plan, progress, twenty batches a
 * commit.
 */
export async function importRow(business: BenchBusiness): Promise<Row> {
  const copied = await copySeconds(business)
  const ours = await importSeconds(business)
  const again = await copySeconds(business)
  const limit = (copied + again) / 2
  return {
    what: `import of ${ROWS.toLocaleString('en-US')} customers`,
    ours: `${ours.toFixed(1)} s`,
    limit: `${limit.toFixed(1)} s (COPY, before and after)`,
    compared: `${(ours / limit).toFixed(1)} times`,
    promise: `at most ${PROMISE} times`,
    kept: ours / limit <= PROMISE,
  }
}

const person = (n: number) => ({
  first_name: `Guest ${n}`,
  last_name: `Surname ${(n * 7919) % 10_007}`,
  email: `import${n}@example.com`,
  phone: `+1${3_125_550_000 + n}`,
})

async function importSeconds(business: BenchBusiness): Promise<number> {
  const lines = Array.from({ length: ROWS }, (_, n) => Object.values(person(n)).join(','))
  const response = await fetch(`${business.server.url}/api${uploadPath()}`, {
    method: 'POST',
    headers: { cookie: business.cookie, 'sec-fetch-site': 'same-origin' },
    body: csvFile(['first_name,last_name,email,phone', ...lines].join('\n')),
  })
  const uploaded = (await response.json()) as ImportView & { preview: PreviewView }
  const path = `/app/imports/${uploaded.id}`
  await post(business, `${path}/check`, { mapping: uploaded.preview.mapping })
  const started = performance.now()
  await post(business, `${path}/start`, { attests_sms: false, attests_email: false })
  for (;;) {
    const now = await read(business, path)
    if (now.status !== 'done') continue
    if (now.imported_rows !== ROWS) throw new Error(`imported ${JSON.stringify(now)}`)
    return (performance.now() - started) / 1000
  }
}

async function read({ http, cookie }: BenchBusiness, path: string): Promise<ImportView> {
  await new Promise((resolve) => setTimeout(resolve, 100))
  const response = await http.request({ method: 'GET', path: `/api${path}`, headers: { cookie } })
  return (await response.body.json()) as ImportView
}

/** Copies the same people, as psql does, into a business that does not exist. */
async function copySeconds({ database }: BenchBusiness): Promise<number> {
  const businessId = newId()
  const lines = Array.from({ length: ROWS }, (_, n) => {
    const { first_name, last_name, email, phone } = person(n)
    const unique_id = `CUS${(n + 33_554_432).toString(32).toUpperCase()}`
    const search = ` ${[first_name, last_name, email, phone.slice(1), unique_id].join(' ').toLowerCase()}`
    return [businessId, newId(), unique_id, first_name, last_name, email, phone, phone.slice(1), search].join(
      '\t',
    )
  })
  const columns =
    'business_id, id, unique_customer_id, first_name, last_name, email, phone, auth_phone, search_text, created_at'
  const copy = `copy customers (${columns}) from stdin`
  const psql = spawn(join(findPostgres()!, 'psql'), ['-qX', database.logins.superuserUrl, '-c', copy], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const started = performance.now()
  psql.stdin.end(lines.map((line) => `${line}\t2026-01-01T00:00:00Z\n`).join(''))
  const [code] = (await once(psql, 'exit')) as [number]
  if (code !== 0) throw new Error(`psql ended with ${code}`)
  return (performance.now() - started) / 1000
}
