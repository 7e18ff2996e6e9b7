import { type Worst, worstFiles, worstRequests } from '#bench/requests/worstBodies.ts'
import type { Row } from '#bench/rows.ts'
import type { BenchBusiness } from '#bench/world/business.ts'
import { signUp } from '#bench/world/signUp.ts'
import { freePort } from '#tests/engines/postgresProcess.ts'
import { type ServerUnderTest, startServer } from '#tests/engines/server.ts'

const MOST_MS = 50
/**
 * Now and then the machine stops all processes for a moment, so an input's cost is what it takes in each of these
 * runs.
 */
const TIMES = 3

type Held = { what: string; milliseconds: number }
type Caller = { server: ServerUnderTest; cookie: string; probe: string }

/**
 * Measures how long the worst input of anybody blocks the loop that answers everybody. Each route that takes a
 * body, a file or a rule counts with its shortest of three runs; the longest of these is the figure.
 */
export async function worstInputRows({ database }: Pick<BenchBusiness, 'database'>): Promise<Row[]> {
  const port = await freePort()
  const server = await startServer(database, {
    NODE_OPTIONS: `--import=${new URL('../engines/loopProbe.mjs', import.meta.url).href}`,
    LOOP_PROBE_PORT: String(port),
  })
  try {
    const { cookie } = await signUp(server.url, `worst-${Date.now()}@bench.example`)
    const caller = { server, cookie, probe: `http://127.0.0.1:${port}` }
    const made = await send(
      caller,
      '/v1/qr-codes',
      Buffer.from('{"location_name":"Counter"}'),
      'application/json',
    )
    const { code } = JSON.parse(made) as { code: string }
    return [
      await worstRow(caller, 'a file of customers', worstFiles()),
      await worstRow(caller, 'another request', worstRequests(code)),
    ]
  } finally {
    await server.stop()
  }
}

async function worstRow(caller: Caller, kind: string, inputs: Worst[]): Promise<Row> {
  const held: Held[] = []
  for (const input of inputs) held.push(await holding(caller, input))
  const [worst] = held.sort((one, other) => other.milliseconds - one.milliseconds)
  return {
    what: `longest hold of the loop by the worst of ${inputs.length} kinds of ${kind}`,
    ours: `${worst!.milliseconds.toFixed(0)} ms (${worst!.what})`,
    limit: '',
    compared: '',
    promise: `at most ${MOST_MS} ms`,
    kept: worst!.milliseconds <= MOST_MS,
  }
}

async function holding(caller: Caller, { what, path, body, type, thenCheck }: Worst): Promise<Held> {
  const runs: number[] = []
  for (let run = 0; run < TIMES; run += 1) {
    await fetch(caller.probe)
    const answer = await send(caller, path, body, type)
    const { id } = thenCheck ? (JSON.parse(answer) as { id: string }) : { id: '' }
    const check = Buffer.from(JSON.stringify({ mapping: thenCheck }))
    if (thenCheck) await send(caller, `/app/imports/${id}/check`, check, 'application/json')
    runs.push(Number(await (await fetch(caller.probe)).text()))
  }
  return { what, milliseconds: Math.min(...runs) }
}

async function send({ server, cookie }: Caller, path: string, body: Buffer, type: string): Promise<string> {
  const isApi = /^\/(v1|app|auth)\//.test(path)
  const answer = await fetch(`${server.url}${isApi ? '/api' : ''}${path}`, {
    method: 'POST',
    headers: {
      ...{ cookie, 'content-type': type, 'sec-fetch-site': 'same-origin' },
      'idempotency-key': crypto.randomUUID(),
    },
    body: new Uint8Array(body),
  })
  if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.text()
}
