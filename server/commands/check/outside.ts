import { ARRIVAL_HEADER, ARRIVAL_PATH, type Arrival, newPass } from '#server/platform/http/arrival.ts'
import { readGivenKeys } from '#server/platform/secrets/givenKeys.ts'
import { type Environment, withoutSlash } from '#server/platform/settings/setting.ts'
import { FORGED, judgeArrival } from './arrival.ts'
import { checkCertificate } from './certificate.ts'
import { compareClocks } from './clocks.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'
import { reasonOf } from './reason.ts'

const PATIENCE_MS = 15_000

/** Asks a running server by its address, as people do: readiness, certificate, and how requests arrive. */
export async function checkOutside(environment: Environment, from: URL): Promise<Finding[]> {
  const isHttps = from.protocol === 'https:'
  const [ready, certificate, plain] = await Promise.all([
    checkReady(from),
    isHttps ? [await checkCertificate(from)] : [],
    isHttps && !from.port ? [await checkPlain(from)] : [],
  ])
  const answers = ready.some(({ level, about }) => about === READY && level !== 'wrong')
  return [
    ...checkSame(environment, from),
    ...certificate,
    ...plain,
    ...ready,
    ...(answers ? await checkArrival(environment, from) : []),
  ]
}

function checkSame({ PUBLIC_URL: publicUrl = '' }: Environment, from: URL): Finding[] {
  if (!URL.canParse(publicUrl) || new URL(publicUrl).origin === from.origin) return []
  return [warning('PUBLIC_URL', `is ${withoutSlash(publicUrl)}, and ${from.origin} was asked.`)]
}

const ask = (url: URL, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })

const READY = 'readiness'

async function checkReady(from: URL): Promise<Finding[]> {
  const asked = new Date()
  try {
    const answer = await ask(new URL('/readyz', from))
    const [first, ...others] = (await answer.text()).slice(0, 1000).split('\n')
    const date = new Date(answer.headers.get('date') ?? Number.NaN)
    const clock = Number.isNaN(date.getTime())
      ? []
      : [compareClocks('clock of the server', date, asked, new Date())]
    if (answer.status !== 200 || first !== 'ready') return [wrong(READY, tellOther(from, answer)), ...clock]
    return [others.length > 0 ? warning(READY, `ready, ${others.join(', ')}`) : ok(READY, 'ready'), ...clock]
  } catch (error) {
    return [
      wrong(
        READY,
        `nothing answers at ${from.origin} (${reasonOf(error)}). Start server and proxy, open the port, or correct DNS.`,
      ),
    ]
  }
}

function tellOther(from: URL, { status, headers }: Response): string {
  const to = headers.get('location')
  if (to) return `${from.origin}/readyz leads to ${to}. PUBLIC_URL must be the address at which it ends.`
  if (status === 503)
    return 'the server is there, and cannot work: its log says why. Mostly PostgreSQL is away.'
  return `${from.origin}/readyz answers ${status} and not as Regulars does: something else is there, or the proxy reaches no server.`
}

/** People who type the name alone come by plain http first. */
async function checkPlain(from: URL): Promise<Finding> {
  const about = 'plain http'
  try {
    const { status, headers } = await ask(new URL(`http://${from.host}/login`))
    if (headers.get('location')?.startsWith('https://')) return ok(about, 'leads to https')
    return warning(
      about,
      `is answered with ${status} instead of a redirect to https. Let the proxy redirect it.`,
    )
  } catch (error) {
    return ok(about, `is not answered (${reasonOf(error)})`)
  }
}

async function checkArrival(environment: Environment, from: URL): Promise<Finding[]> {
  const keyring = readGivenKeys(environment)
  // Missing or wrong keys are told already.
  if (!keyring) return []
  const pass = newPass(keyring, new Date())
  const forged = {
    'x-forwarded-for': FORGED,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'forged.invalid',
  }
  const answer = await ask(new URL(ARRIVAL_PATH, from), { ...forged, [ARRIVAL_HEADER]: pass })
  const arrival = answer.ok ? ((await answer.json()) as Arrival) : null
  if (arrival) return judgeArrival(arrival, { host: from.host, isHttps: from.protocol === 'https:' })
  return [
    wrong(
      'headers',
      `the server did not tell how the request arrived (${answer.status}): it has other ENCRYPTION_KEYS than this command, ` +
        'an earlier version, or a clock that is a minute away.',
    ),
  ]
}
