import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { StripeStandIn } from '#stand-ins/stripe/stripe.ts'
import serverFlags from '../../bin/machine/serverFlags.json' with { type: 'json' }
import type { FoundDatabase } from './foundDatabase.ts'
import { freePort } from './postgresProcess.ts'
import { type Providers, startProviders } from './providers.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The real server as its own process. It stops when the test's process ends. */
export type ServerUnderTest = {
  url: string
  /** The environment of the server. */
  environment: Record<string, string | undefined>
  /** The inbox with every message that the server sent. It outlives kill() and start(). */
  inboxUrl: string
  /** Set on PostgreSQL, where the stand-ins outlive the server. */
  stripe: StripeStandIn | undefined
  /** Sends a text to the server, as a phone would. Set on PostgreSQL. */
  receiveInbound: Providers['receiveInbound'] | undefined
  processId(): number
  /** Kills the server without warning, as a power cut does. */
  kill(): Promise<void>
  /** Starts the server again on the same database and address, from another folder if one is given. */
  start(folder?: string): Promise<void>
  /** Stops the server as an operator does and starts it again. Returns its exit code. */
  restart(): Promise<number | null>
  /** Stops the server as an operator does. Returns its exit code. */
  stop(): Promise<number | null>
  /** The server's log, which nobody reads unless the caller does; null without the option `hasLog`. */
  log(): Readable | null
  /** Starts a worker process beside the server, with its settings and others. Returns once it works. */
  startWorker(others?: Record<string, string>): Promise<WorkerUnderTest>
}

/** Each does the same as that of the server. */
export type WorkerUnderTest = Pick<ServerUnderTest, 'kill' | 'stop' | 'processId'>

/** Further environment variables, or how they follow from those that name the providers. */
export type OtherSettings =
  | Record<string, string>
  | ((ofProviders: Record<string, string>) => Record<string, string>)

/** The longest time that a start may take, in milliseconds. */
const PATIENCE_MS = 60_000

/**
 * Starts the production server on a test database. On the embedded engine it is the demo; on PostgreSQL it runs in
 * production mode with stand-ins beside it. Fails if the server is not ready in time. `folder` has its dist/.
 */
export async function startServer(
  database: FoundDatabase,
  settings: OtherSettings = {},
  { hasLog = false, folder = root } = {},
): Promise<ServerUnderTest> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const providers = database.logins ? await startProviders(url) : undefined
  const environment = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    PORT: String(port),
    // A test makes requests faster than people do.
    CALLS_A_MINUTE_SESSION: '1000000',
    CALLS_A_MINUTE_BUSINESS: '1000000',
    ...engineSettings(database, url, providers),
    ...(typeof settings === 'function' ? settings(providers?.settings ?? {}) : settings),
  }
  let running: ChildProcess
  const start = async (from = folder) => {
    running = spawnServer(from, environment, 'serve', hasLog ? 'pipe' : 'ignore')
    await untilReady(url, running)
  }
  await start()
  return {
    url,
    environment,
    inboxUrl: providers?.inboxUrl ?? `${url}/dev/inbox`,
    stripe: providers?.stripe,
    receiveInbound: providers?.receiveInbound,
    processId: () => running.pid!,
    start,
    kill: async () => {
      await end(running, 'SIGKILL')
    },
    log: () => running.stdout,
    startWorker: async (others = {}) => {
      const worker = spawnServer(folder, { ...environment, ...others }, 'work', 'pipe')
      await untilWorking(worker)
      return {
        kill: async () => {
          await end(worker, 'SIGKILL')
        },
        stop: () => end(worker, 'SIGTERM'),
        processId: () => worker.pid!,
      }
    },
    restart: async () => {
      const code = await end(running, 'SIGTERM')
      await start()
      return code
    },
    stop: async () => {
      const code = await end(running, 'SIGTERM')
      await providers?.close()
      return code
    },
  }
}

function engineSettings({ source, logins }: FoundDatabase, url: string, providers?: Providers) {
  if ('dataDir' in source) return { DATA_DIR: dirname(source.dataDir), DEMO_SHOP: 'off' }
  return {
    DATABASE_URL: logins!.url,
    DATABASE_DIRECT_URL: logins!.directUrl,
    PUBLIC_URL: url,
    HOST: '127.0.0.1',
    SESSION_SECRET: 'a-session-secret-for-tests-alone-0123456789',
    ENCRYPTION_KEYS: 'an-encryption-key-for-tests-alone-0123456789',
    LOG_LEVEL: 'warn',
    ...providers!.settings,
  }
}

function spawnServer(
  folder: string,
  environment: NodeJS.ProcessEnv,
  command: 'serve' | 'work',
  log: 'pipe' | 'ignore',
) {
  const follow = new URL('../../bin/machine/followStarter.mjs', import.meta.url).href
  return spawn(process.execPath, ['--import', follow, ...serverFlags, 'dist/server/main.js', command], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', log, 'inherit', 'ipc'],
  })
}

async function untilWorking(worker: ChildProcess) {
  const lines = createInterface({ input: worker.stdout! })
  for await (const [line] of on(lines, 'line', { close: ['close'] })) if (line === 'Working.') break
  if (worker.exitCode !== null) throw new Error(`The worker ended with ${worker.exitCode}; see above.`)
  // The output is not read any more, and a full pipe would stop the process.
  worker.stdout!.resume()
}

async function untilReady(url: string, server: ChildProcess) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}; see above.`)
    if (Date.now() > deadline) throw new Error('The server was not ready in time.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
  return server.exitCode
}
