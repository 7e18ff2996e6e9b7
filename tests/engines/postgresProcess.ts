import { execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { diskFolder, roomiestFolder, unprivilegedAccount } from './machine.ts'
import { cleanUpAfterUs } from './watcher.ts'

/** A server of our own on a throwaway cluster. */
export type PostgresProcess = {
  port: number
  superuserPassword: string
  /** Resolves with the server's log when it ends, wanted or not. */
  ended: Promise<string>
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

/**
 * Makes a cluster and starts a server on a free loopback port, as an unprivileged user when we are root.
 * `durable` keeps the data on a disk and waits for it, as production does; otherwise nothing outlives the run.
 */
export async function startPostgresProcess(bin: string, durable: boolean): Promise<PostgresProcess> {
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(durable ? diskFolder() : roomiestFolder(), 'regulars-postgres-'))
  const superuserPassword = crypto.randomUUID()
  initialize(bin, folder, superuserPassword, account)
  const port = await freePort()
  const output = openSync(join(folder, 'server.log'), 'a')
  const child = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...settings(port, durable)], {
    ...account,
    stdio: ['ignore', output, output],
  })
  child.unref()
  const stop = cleanUpAfterUs(folder, child.pid)
  const ended = once(child, 'exit')
    .then(() => readFileSync(join(folder, 'server.log'), 'utf8'))
    // Whoever stopped it has removed its files, perhaps before this was read.
    .catch(() => '')
  return { port, superuserPassword, ended, stop }
}

type Account = { uid?: number; gid?: number }

function initialize(bin: string, folder: string, password: string, account: Account) {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)
  }
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const options = [
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
  ]
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), ...options, `--locale=${locale}`, '--no-sync', '--no-instructions'],
    { ...account, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  rmSync(passwordFile)
}

function settings(port: number, durable: boolean) {
  // A crash of the machine loses this cluster, and nobody misses it.
  const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    ...(durable ? {} : hasty),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * A loopback port that was free a moment ago, below those that the system gives to connections: one of these would
 * take it before it is used.
 */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(randomInt(20_000, 32_000), '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
