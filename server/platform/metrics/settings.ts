import { z } from 'zod'
import { isLocalHost } from '#server/platform/network/localHost.ts'
import {
  type Environment,
  SettingError,
  type Settings,
  SHORTEST_SECRET,
  secretRemedy,
} from '#server/platform/settings/setting.ts'

export const metricsSettings = {
  METRICS_PORT: {
    about: 'a port of its own for Prometheus; `work` takes the next one.',
    line: '#METRICS_PORT=9464',
  },
  METRICS_HOST: {
    about: "the address of that port; any but this machine's needs METRICS_TOKEN.",
    line: '#METRICS_HOST=127.0.0.1',
  },
  METRICS_TOKEN: {
    about: `what Prometheus signs in with, at PORT too: ${secretRemedy}`,
    line: '#METRICS_TOKEN=',
  },
} as const satisfies Settings

/** `port` is that of `serve`, null without a port of its own. */
export type MetricsSettings = { port: number | null; host: string; token: string | null }

/** The worker has the port after this one, and there is none after 65535. */
const port = z.coerce.number().int().min(1).max(65_534)

/** @throws {SettingError} for a wrong port or a short token, and for an open port that others can reach */
export function readMetrics(environment: Environment): MetricsSettings {
  const { METRICS_PORT, METRICS_HOST: host = '127.0.0.1', METRICS_TOKEN } = environment
  const token = METRICS_TOKEN || null
  // A header ends a token at a space.
  if (token !== null && (token.length < SHORTEST_SECRET || /\s/.test(token)))
    throw new SettingError(`METRICS_TOKEN is wrong: it must be ${secretRemedy}`)
  if (!METRICS_PORT) return { port: null, host, token }
  const parsed = port.safeParse(METRICS_PORT)
  if (!parsed.success) throw new SettingError('METRICS_PORT must be a number from 1 to 65534.')
  if (token === null && !isLocalHost(host) && host !== '::1')
    throw new SettingError('METRICS_HOST lets other machines in, so it needs METRICS_TOKEN.')
  return { port: parsed.data, host, token }
}
