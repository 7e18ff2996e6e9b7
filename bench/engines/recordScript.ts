import { asScript } from '#bench/engines/pgbench.ts'
import { recordStatements, type Statement } from '#bench/engines/recordStatements.ts'
import type { BenchBusiness } from '#bench/world/business.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/commands/config.ts'
import { openAuth } from '#server/commands/openAuth.ts'
import { openServices } from '#server/commands/openServices.ts'
import { listen } from '#server/platform/http/index.ts'

export type BenchRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

type RequestOf = (customer: number, key: string) => BenchRequest

/** The customer of the recorded request. */
export const RECORDED_CUSTOMER = 2
const RECORDED_KEY = 'bench-recorded'

/**
 * Records the statements of one request and its answer. The request runs through the whole application in this
 * process, once to fill the caches of a server, and once more to be recorded.
 */
export async function recordRequest(
  business: BenchBusiness,
  requestOf: RequestOf,
): Promise<{ statements: Statement[]; body: string; since: number }> {
  const config = readConfig(business.server.environment)
  const opened = await openServices(config, { works: false })
  const app = createApp(opened.services, openAuth(config, opened), { trustedProxies: [] })
  const server = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  const send = async (customer: number, key: string) => {
    const { path, ...init } = requestOf(customer, key)
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init)
    const body = await response.text()
    if (!response.ok) throw new Error(`recording: ${response.status} ${body}`)
    return body
  }
  try {
    await send(1, 'bench-warm')
    const since = Date.now()
    let body = ''
    const statements = await recordStatements(async () => {
      body = await send(RECORDED_CUSTOMER, RECORDED_KEY)
    })
    return { statements, body, since }
  } finally {
    await server.close()
    await opened.close()
  }
}

/** The statements of one request as a pgbench script, for random customers of the business. */
export async function recordScript(business: BenchBusiness, requestOf: RequestOf): Promise<string> {
  const { statements, since } = await recordRequest(business, requestOf)
  const { customers } = business
  return asScript(statements, { customer: RECORDED_CUSTOMER, customers, key: RECORDED_KEY, since })
}
