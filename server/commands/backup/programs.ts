import { execFile } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Environment } from '#server/platform/settings/setting.ts'
import { CommandFailure } from '../failure.ts'

const run = promisify(execFile)

/** A list of tables is far smaller; the data itself goes from file to database and never through here. */
const MOST_OUTPUT = 64 * 1024 * 1024

/** PostgreSQL's own programs, at least as new as the server. */
export type Programs = {
  dump(args: string[], url: string): Promise<string>
  restore(args: string[], url?: string): Promise<string>
  /** Their major version. */
  version: number
}

/**
 * Finds pg_dump and pg_restore of the server's major version, or of the next newer one: an older pg_dump refuses the
 * server, and a much newer one writes settings that the server does not know.
 * @throws {CommandFailure} 'refused', with the remedy
 */
export async function findPrograms(server: number, environment: Environment): Promise<Programs> {
  const found = await Promise.all(
    foldersOf(environment).map(async (folder) => [await majorOf(folder), folder] as const),
  )
  const [best] = found.filter(([version]) => version >= server).sort(([one], [other]) => one - other)
  if (best) {
    const [version, folder] = best
    const program = (name: string) => (args: string[], url?: string) =>
      runProgram(join(folder, name), args, { url, environment })
    return { dump: program('pg_dump'), restore: program('pg_restore'), version }
  }
  const newest = Math.max(...found.map(([version]) => version))
  const state = found.length === 0 ? 'are not on this machine' : `of version ${newest} are too old`
  throw new CommandFailure(
    'refused',
    `pg_dump and pg_restore ${state}: the server is PostgreSQL ${server}. ` +
      `Install its client (Debian: postgresql-client-${server}), or put its folder into PATH.`,
  )
}

/** Debian keeps each version in a folder of its own, and only a wrapper in PATH. */
function foldersOf({ PATH = '' }: Environment): string[] {
  const folders = [...globSync('/usr/lib/postgresql/*/bin'), ...PATH.split(delimiter).filter(Boolean)]
  return folders.filter((folder) => ['pg_dump', 'pg_restore'].every((name) => isProgram(join(folder, name))))
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Prints such as 'pg_dump (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)'; 0 if it does not. */
async function majorOf(folder: string): Promise<number> {
  const said = await run(join(folder, 'pg_dump'), ['--version']).catch(() => ({ stdout: '' }))
  return Number(/\(PostgreSQL\) (\d+)/.exec(said.stdout)?.[1] ?? 0)
}

type Run = { url: string | undefined; environment: Environment }

/** The password goes by the environment: everybody on the machine can read the arguments of a program. */
async function runProgram(file: string, args: string[], { url, environment }: Run): Promise<string> {
  const { address, password } = url ? split(url) : { address: undefined, password: '' }
  // The archive tells its moment in the local time of the program that wrote it.
  const env = { ...environment, TZ: 'UTC', LC_ALL: 'C', ...(password && { PGPASSWORD: password }) }
  const all = [...args, ...(address ? [`--dbname=${address}`] : [])]
  try {
    return (await run(file, all, { env, maxBuffer: MOST_OUTPUT })).stdout
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new CommandFailure('refused', `${file} failed: ${stderr?.trim() || (error as Error).message}`)
  }
}

/** The address without its password, and without the parameters that only our driver knows. */
function split(url: string): { address: string; password: string } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  for (const name of [...address.searchParams.keys()])
    if (!name.startsWith('ssl')) address.searchParams.delete(name)
  return { address: address.href, password }
}
