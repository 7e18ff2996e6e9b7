import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from './findBinaries.ts'
import { diskFolder, giveTo, unprivilegedAccount } from './machine.ts'
import { startPostgresProcess } from './postgresProcess.ts'

const LOOK_MS = 20

/** PostgreSQL 18 comes without it. */
export const canCopyServers = existsSync(join(findPostgres() ?? '', 'pg_basebackup'))

export type Standby = {
  port: number
  /** Makes it the primary. It then waits for no standby of its own. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/**
 * A standby that follows a server by streaming. From here on the server answers a commit only when the standby has it on
 * its disk, too.
 */
export async function startStandby(superuserUrl: string): Promise<Standby> {
  const bin = findPostgres()!
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(diskFolder(), 'regulars-standby-'))
  giveTo(account, folder)
  const data = join(folder, 'data')
  const from = ['--dbname', superuserUrl, '--pgdata', data]
  const how = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync']
  execFileSync(join(bin, 'pg_basebackup'), [...from, ...how], { ...account, stdio: 'pipe' })
  const { password } = new URL(superuserUrl)
  const standby = await startPostgresProcess(bin, {
    durable: true,
    copyOf: { data, superuserPassword: password },
  })
  rmSync(folder, { recursive: true })
  const ask = (port: number, text: string) => {
    const address = new URL(superuserUrl)
    address.port = String(port)
    return asClient(address.href, text)
  }
  const primary = Number(new URL(superuserUrl).port)
  await ask(primary, `alter system set synchronous_standby_names = '*'`)
  await ask(primary, 'select pg_reload_conf()')
  const isInStep = `select from pg_stat_replication where sync_state in ('sync', 'quorum') and state = 'streaming'`
  while ((await ask(primary, isInStep)).length === 0) {
    const log = standby.lastWords()
    if (log !== undefined) throw new Error(`The standby did not start:\n${log}`)
    await pause(LOOK_MS)
  }
  return {
    port: standby.port,
    promote: async () => {
      await ask(standby.port, 'select pg_promote()')
    },
    stop: standby.stop,
  }
}

async function asClient(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
