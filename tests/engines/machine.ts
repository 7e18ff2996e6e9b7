import { chownSync, existsSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const gigabyte = 2 ** 30

/** A folder in memory if there is plenty of it, otherwise the folder for temporary files. */
export function roomiestFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 * gigabyte ? memory : tmpdir()
}

/** A folder on a disk, even where the folder for temporary files is in memory. */
export const diskFolder = (): string => (existsSync('/var/tmp') ? '/var/tmp' : tmpdir())

export type Account = { uid?: number; gid?: number }

export function giveTo({ uid, gid }: Account, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** The user that runs PostgreSQL, which refuses to run as root. Empty if we are not root. */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const find = (name: string) => accounts.find((fields) => fields[0] === name)
  const account = find('postgres') ?? find('nobody')
  if (!account)
    throw new Error('PostgreSQL needs an account other than root: neither postgres nor nobody exists.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}
