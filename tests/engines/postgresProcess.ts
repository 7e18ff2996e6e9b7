import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
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
  /** The server's log once it has ended, wanted or not; undefined while it runs. */
  lastWords(): string | undefined
  /** Ends the server as an operator does ('fast') or as a crash would ('immediate'). */
  halt(way: StopWay): Promise<void>
  /** Starts it again on the same data and port. */
  resume(): void
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

export type StopWay = 'fast' | 'immediate'
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/**
 * Makes a cluster and starts a server on a free loopback port, as an unprivileged user when we are root.
 * `durable` keeps the data on a disk and waits for it, as production does; otherwise nothing outlives the run.
 */
export async function startPostgresProcess(
  bin: string,
  durable: boolean,
  tls?: ServerCertificate,
): Promise<PostgresProcess> {
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(durable ? diskFolder() : roomiestFolder(), 'regulars-postgres-'))
  const superuserPassword = crypto.randomUUID()
  initialize(bin, folder, superuserPassword, account)
  const underTls = tls ? offerTls(join(folder, 'data'), tls, account) : []
  const port = await freePort()
  const log = join(folder, 'server.log')
  const output = openSync(log, 'a')
  const idFile = join(folder, 'process-id')
  let running: ChildProcess
  const start = () => {
    const options = ['-D', join(folder, 'data'), ...settings(port, durable), ...underTls]
    running = spawn(join(bin, 'postgres'), options, { ...account, stdio: ['ignore', output, output] })
    running.unref()
    writeFileSync(idFile, String(running.pid))
  }
  start()
  return {
    port,
    superuserPassword,
    lastWords: () => (isRunning(running) ? undefined : readFileSync(log, 'utf8')),
    halt: async (way) => {
      const ended = once(running, 'exit')
      running.kill(signals[way])
      await ended
    },
    resume: start,
    stop: cleanUpAfterUs(folder, idFile),
  }
}

/** Both PEM. */
export type ServerCertificate = { certificate: string; key: string }

/** Puts the certificate among the server's files; gives the settings with which it offers TLS. */
function offerTls(data: string, { certificate, key }: ServerCertificate, { uid, gid }: Account) {
  for (const [name, content] of Object.entries({ 'server.crt': certificate, 'server.key': key })) {
    writeFileSync(join(data, name), content, { mode: 0o600 })
    if (uid !== undefined && gid !== undefined) chownSync(join(data, name), uid, gid)
  }
  return ['-c', 'ssl=on']
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
  // The cluster may be lost in a crash of the machine.
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
