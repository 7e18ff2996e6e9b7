import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from './findBinaries.ts'
import { type Account, diskFolder, giveTo, unprivilegedAccount } from './machine.ts'
import { startPostgresProcess } from './postgresProcess.ts'

const LOOK_MS = 20
const NAME = 'standby'

export type Standby = {
  port: number
  /** Makes it the primary. It then waits for no standby of its own. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/**
 * A standby that follows a server of this machine by streaming. From here on the server answers a commit only when the
 * standby has it on its disk, too.
 */
export async function startStandby(superuserUrl: string): Promise<Standby> {
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(diskFolder(), 'regulars-standby-'))
  giveTo(account, folder)
  const data = join(folder, 'data')
  await copyRunning(superuserUrl, data, account)
  const { password } = new URL(superuserUrl)
  const standby = await startPostgresProcess(findPostgres()!, {
    durable: true,
    copyOf: { data, superuserPassword: password },
  })
  rmSync(folder, { recursive: true })
  const on = async <Row>(port: string, text: string): Promise<Row[]> => {
    const address = new URL(superuserUrl)
    address.port = port
    const client = await connect(address.href)
    return (await client.query(text).finally(() => client.end())).rows
  }
  const { port: primary } = new URL(superuserUrl)
  await on(primary, `alter system set synchronous_standby_names = '*'`)
  await on(primary, 'select pg_reload_conf()')
  const isInStep = `select from pg_stat_replication where sync_state in ('sync', 'quorum') and state = 'streaming'`
  while ((await on(primary, isInStep)).length === 0) {
    const log = standby.lastWords()
    if (log !== undefined) throw new Error(`The standby did not start:\n${log}`)
    await pause(LOOK_MS)
  }
  return {
    port: standby.port,
    promote: async () => {
      await on(String(standby.port), 'select pg_promote()')
    },
    stop: standby.stop,
  }
}

/** Entries of a data directory that belong to the running server, and not to a copy. */
const ofTheServer = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot']

/**
 * Copies a running server's data as PostgreSQL's manual says for a backup by its functions: pg_basebackup is not in
 * every package of PostgreSQL. A slot keeps what the server writes meanwhile.
 */
async function copyRunning(superuserUrl: string, data: string, account: Account): Promise<void> {
  const client = await connect(superuserUrl)
  const ask = async <Row>(text: string): Promise<Row> => (await client.query(text)).rows[0]
  try {
    await ask(`select pg_create_physical_replication_slot('${NAME}', true)`)
    await ask(`select pg_backup_start('${NAME}', true)`)
    const { running } = await ask<{ running: string }>(`select current_setting('data_directory') as running`)
    makeFolder(data, account)
    const copied = readdirSync(running).filter((name) => !ofTheServer.includes(name))
    execFileSync('cp', ['-a', ...copied.map((name) => join(running, name)), data])
    for (const name of ['pg_wal', 'pg_replslot']) makeFolder(join(data, name), account)
    const { labelfile } = await ask<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    for (const [name, content] of [['backup_label', labelfile] as const, ['standby.signal', ''] as const]) {
      writeFileSync(join(data, name), content)
      giveTo(account, join(data, name))
    }
  } finally {
    await client.end()
  }
  const { hostname, port, username, password } = new URL(superuserUrl)
  const primary = `host=${hostname} port=${port} user=${username} password=${password} application_name=${NAME}`
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary}'\nprimary_slot_name = '${NAME}'\n`,
  )
}

function makeFolder(path: string, account: Account): void {
  mkdirSync(path)
  chmodSync(path, 0o700)
  giveTo(account, path)
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
