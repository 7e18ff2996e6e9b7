import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { type Account, diskFolder, giveTo, roomiestFolder, unprivilegedAccount } from './machine.ts'
import { cleanUpAfterUs } from './watcher.ts'

/** A server that we start on a temporary cluster. */
export type PostgresProcess = {
  port: number
  superuserPassword: string
  /** The server's log once it has ended, for whatever reason; undefined while it runs. */
  lastWords(): string | undefined
  /** Stops the server as an operator does ('fast') or as a crash would ('immediate', 'killed'). */
  halt(way: StopWay): Promise<void>
  /** Starts the server again on the same data and port. */
  resume(): void
  /** Copies the data of the halted server into a new folder. */
  copyData(folder: string): void
  /** Stops the server and removes its files. */
  stop(): Promise<void>
}

export type StopWay = 'fast' | 'immediate' | 'killed'
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

export type PostgresSettings = {
  /** Keeps the data on a disk and waits for it, as production does. Otherwise the data end with the run. */
  durable?: boolean
  /** The folder in which the cluster gets its own; a disk or memory by default. */
  home?: string | undefined
  tls?: ServerCertificate
  /** Starts with data that copyData() kept, and with the superuser's password in them. */
  copyOf?: { data: string; superuserPassword: string }
}

/** Creates a cluster and starts a server on a free loopback port. If we are root, an unprivileged user runs it. */
export async function startPostgresProcess(
  bin: string,
  { durable = false, home, tls, copyOf }: PostgresSettings = {},
): Promise<PostgresProcess> {
  const account = unprivilegedAccount()
  const place = home ?? (durable ? diskFolder() : roomiestFolder())
  const folder = mkdtempSync(join(place, 'regulars-postgres-'))
  const superuserPassword = copyOf?.superuserPassword ?? crypto.randomUUID()
  const data = join(folder, 'data')
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])
  if (copyOf) {
    giveTo(account, folder)
    copy(copyOf.data, data)
  } else initialize(bin, folder, superuserPassword, account)
  const underTls = tls ? offerTls(data, tls, account) : []
  const port = await freePort()
  const log = join(folder, 'server.log')
  const output = openSync(log, 'a')
  const idFile = join(folder, 'process-id')
  let running: ChildProcess
  const start = () => {
    const options = ['-D', data, ...settings(port, durable), ...underTls]
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
      running.ref()
      running.kill(signals[way])
      await ended
    },
    resume: start,
    copyData: (to) => copy(data, to),
    stop: cleanUpAfterUs(folder, idFile),
  }
}

/** Both in PEM. */
export type ServerCertificate = { certificate: string; key: string }

/** Adds the certificate to the server's files. Returns the settings that make the server offer TLS. */
function offerTls(data: string, { certificate, key }: ServerCertificate, account: Account) {
  for (const [name, content] of Object.entries({ 'server.crt': certificate, 'server.key': key })) {
    writeFileSync(join(data, name), content, { mode: 0o600 })
    giveTo(account, join(data, name))
  }
  return ['-c', 'ssl=on']
}

function initialize(bin: string, folder: string, password: string, account: Account) {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  for (const path of [folder, passwordFile]) giveTo(account, path)
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

const MEGABYTE = 1024 * 1024

function settings(port: number, durable: boolean) {
  // The values of docs/operations.md for a machine that also runs the application server.
  const lasting = {
    shared_buffers: `${Math.round(totalmem() / 2 / MEGABYTE)}MB`,
    max_wal_size: '8GB',
    checkpoint_timeout: '15min',
  }
  // This cluster may be lost in a crash of the machine.
  const hasty = {
    shared_buffers: '256MB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...(durable ? lasting : hasty),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * A loopback port that was free a moment ago. It is below the range from which the system assigns ports to connections:
 * such a connection could take it before it is used.
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
