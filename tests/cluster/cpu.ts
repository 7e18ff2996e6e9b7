import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Processor time used so far, in milliseconds. */
export type Meter = { read(): number; close(): Promise<void> }

/**
 * The processor time of a PostgreSQL on this machine, with that of its processes that ended.
 * @param superuserUrl an address of it
 */
export async function meterOfPostgres(superuserUrl: string): Promise<Meter> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = statOf(rows[0]!.pid).parent
  return {
    read: () => {
      const living = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .filter((pid) => pid === postmaster || parentOf(pid) === postmaster)
      const { ofEndedMs } = statOf(postmaster)
      return living.reduce((sum, pid) => sum + runtimeMs(`/proc/${pid}`), ofEndedMs)
    },
    close: () => client.end(),
  }
}

/** The processor time of a process with several threads. */
export const meterOfProcess = (pid: number): Meter => ({
  read: () => statOf(pid).ownMs,
  close: async () => {},
})

/** A tick of the figures in /proc/PID/stat. */
const TICK_MS = 10

function statOf(pid: number) {
  // The name in parentheses may have spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) * TICK_MS
  return { parent: Number(fields[1]), ownMs: ticks(11), ofEndedMs: ticks(13) }
}

/** Processes may end while they are looked at. */
function parentOf(pid: number): number | null {
  try {
    return statOf(pid).parent
  } catch {
    return null
  }
}

/** More exact than ticks, which is what counts where many processes work a little each. */
function runtimeMs(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}
