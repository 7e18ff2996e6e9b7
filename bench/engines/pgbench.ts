import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Statement } from '#bench/engines/recordStatements.ts'
import { benchId, benchPhone, kinds } from '#bench/world/business.ts'
import { findPostgres } from '#tests/engines/findBinaries.ts'

const run = promisify(execFile)

export type Load = {
  clients: number
  seconds: number
  /**
   * Transactions a second that arrive at random moments (Poisson). Without it each client starts the next at
   * once.
   */
  perSecond?: number
}

/** Runs a script under a load. Returns transactions a second and the milliseconds of each from when it was sent. */
export async function pgbench(url: string, script: string, { clients, seconds, perSecond }: Load) {
  const folder = mkdtempSync(join(tmpdir(), 'regulars-pgbench-'))
  try {
    writeFileSync(join(folder, 'script.sql'), script)
    const args = [
      '-n',
      '-f',
      'script.sql',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-l',
      ...(perSecond ? ['-R', String(perSecond)] : []),
      url,
    ]
    const { stdout, stderr } = await run(join(findPostgres()!, 'pgbench'), args, { cwd: folder })
    const tps = /tps = ([\d.]+)/.exec(stdout)
    if (!tps || /aborted/.test(stderr)) throw new Error(`pgbench: ${stdout}\n${stderr}`)
    return { perSecond: Number(tps[1]), milliseconds: latencies(folder) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function latencies(folder: string): number[] {
  return (
    readdirSync(folder)
      .filter((name) => name.startsWith('pgbench_log'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      .map((line) => line.split(' ').map(Number))
      // At a rate, pgbench counts from the scheduled start and logs the delay as the last number.
      .map(([, , microseconds, , , , late = 0]) => (microseconds! - late) / 1000)
  )
}

/**
 * The recorded request: its customer, their number of customers, its key and its time; ids made after it are the
 * request's own.
 */
export type Recorded = { customer: number; customers: number; key: string; since: number }

/**
 * The recorded statements as a pgbench script: the same text, with the recorded customer replaced by a random one
 * and each id that the application made by a new one.
 */
export function asScript(statements: Statement[], { customer, customers, key, since }: Recorded): string {
  const fresh = new Map<string, number>()
  const literal = (value: unknown): string => {
    if (value === null || value === undefined) return 'null'
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    if (value instanceof Date) return quote(value.toISOString())
    if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (text === key) return `('bench-' || :n)`
    if (text === benchPhone(customer)) return `('+1' || (2015550000 + :c))`
    return uuidExpression(text, customer, since, fresh) ?? quote(text)
  }
  const lines = statements.map(
    ({ text, values }) =>
      `${text.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_all, position) => literal(values[Number(position) - 1]))};`,
  )
  return [`\\set c random(1, ${customers})`, '\\set n random(1, 1000000000000)', ...lines].join('\n')
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

function uuidExpression(
  text: string,
  customer: number,
  since: number,
  fresh: Map<string, number>,
): string | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)) return null
  for (const kind of [kinds.customer, ...kinds.progress]) {
    if (text === benchId(kind, customer)) return `('${text.slice(0, 25)}' || lpad(to_hex(:c), 11, '0'))::uuid`
  }
  // A UUIDv7 begins with its milliseconds; ids of programs and the plan are older than the request.
  if (Number.parseInt(text.slice(0, 8) + text.slice(9, 13), 16) < since) return null
  if (!fresh.has(text)) fresh.set(text, fresh.size)
  return `('${text.slice(0, 24)}' || lpad(to_hex(:n::bigint * 16 + ${fresh.get(text)}), 12, '0'))::uuid`
}
