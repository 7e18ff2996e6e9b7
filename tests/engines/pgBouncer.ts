import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { giveTo, unprivilegedAccount } from './machine.ts'
import { freePort } from './postgresProcess.ts'
import { cleanUpAfterUs } from './watcher.ts'

export type Pooler = {
  port: number
  /** Ends it as a crash would, and starts it again at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * PgBouncer before every database of the server at `url`, as docs/hosting/database.md sets it up: a connection belongs to
 * a client for one transaction. Only the login of `url` can use it.
 */
export async function startPgBouncer(program: string, url: string, connections = 20): Promise<Pooler> {
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'regulars-pgbouncer-'))
  const port = await freePort()
  const { hostname, port: portOfServer, username, password } = new URL(url)
  const write = (name: string, lines: string[]) => {
    const path = join(folder, name)
    writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600 })
    giveTo(account, path)
    return path
  }
  giveTo(account, folder)
  const users = write('users.txt', [`"${username}" "${password}"`])
  const settings = write('pgbouncer.ini', [
    '[databases]',
    `* = host=${hostname} port=${portOfServer}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'max_prepared_statements = 500',
    'max_client_conn = 1000',
    `default_pool_size = ${connections}`,
  ])
  const idFile = join(folder, 'process-id')
  let running: ChildProcess
  const start = async () => {
    running = spawn(program, ['--quiet', settings], { ...account, stdio: ['ignore', 'ignore', 'inherit'] })
    writeFileSync(idFile, String(running.pid))
    running.unref()
    await untilReached(url.replace(/:\d+\//, `:${port}/`), running)
  }
  await start()
  return {
    port,
    restart: async () => {
      const ended = once(running, 'exit')
      running.ref()
      running.kill('SIGKILL')
      await ended
      await start()
    },
    stop: cleanUpAfterUs(folder, idFile),
  }
}

async function untilReached(url: string, running: ChildProcess): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isThere) return
    if (running.exitCode !== null) throw new Error(`PgBouncer ended with ${running.exitCode}; see above.`)
    await pause(20)
  }
}
