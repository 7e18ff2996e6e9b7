import { type Context, Hono } from 'hono'
import type { Metrics } from '#server/platform/metrics/createMetrics.ts'
import type { Readings } from '#server/platform/metrics/readings.ts'
import type { MetricsSettings } from '#server/platform/metrics/settings.ts'
import { writeMetrics } from '#server/platform/metrics/writeMetrics.ts'
import { sameText } from '#server/platform/secrets/keyring.ts'
import { SettingError } from '#server/platform/settings/setting.ts'
import { bearerToken } from './bearerToken.ts'
import { type Listening, listen } from './listen.ts'

/** The metrics of a process, and its readings of all of them. */
export type Watched = { metrics: Metrics; readings: Readings }

/** Answers Prometheus; with a `token`, whoever brings it alone. */
export const answerMetrics =
  ({ metrics, readings }: Watched, token: string | null) =>
  async (c: Context): Promise<Response> => {
    if (token !== null && !sameText(bearerToken(c) ?? '', token))
      return c.text('', 401, { 'WWW-Authenticate': 'Bearer' })
    const { type, text } = await writeMetrics(metrics, readings)
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  }

/**
 * Listens for Prometheus at METRICS_PORT, plus `above` for a process beside the server; undefined without that setting.
 * @throws {SettingError} if the port is taken
 */
export async function listenForMetrics(
  watched: Watched,
  { port, host, token }: MetricsSettings,
  above = 0,
): Promise<Listening | undefined> {
  if (port === null) return undefined
  const app = new Hono().get('/metrics', answerMetrics(watched, token))
  const own = port + above
  return listen(app.fetch, { port: own, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new SettingError(
      `Port ${own} is taken, and METRICS_PORT wants it${above ? ' for the worker' : ''}. Set another one.`,
    )
  })
}
