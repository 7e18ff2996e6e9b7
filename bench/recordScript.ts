import type { BenchBusiness } from '#bench/business.ts'
import { asScript } from '#bench/pgbench.ts'
import { recordStatements } from '#bench/recordStatements.ts'
import { createApp } from '#server/app.ts'
import { openServices } from '#server/commands/openServices.ts'
import { readConfig } from '#server/platform/config.ts'
import { listen } from '#server/platform/http/index.ts'

export type BenchRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/**
 * The statements of one request as a pgbench script: the request goes through the whole application in this
 * process, once to warm what a server keeps, and once more to be written down.
 */
export async function recordScript(
  business: BenchBusiness,
  requestOf: (customer: number, key: string) => BenchRequest,
): Promise<string> {
  const opened = await openServices(readConfig(business.server.environment))
  const app = createApp(opened.services, opened.auth, { trustedProxies: [] })
  const server = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  const send = async (customer: number, key: string) => {
    const { path, ...init } = requestOf(customer, key)
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init)
    if (!response.ok) throw new Error(`recording: ${response.status} ${await response.text()}`)
  }
  try {
    await send(1, 'bench-warm')
    const recorded = { customer: 2, key: 'bench-recorded', since: Date.now() }
    return asScript(await recordStatements(() => send(recorded.customer, recorded.key)), recorded)
  } finally {
    await server.close()
    await opened.close()
  }
}
