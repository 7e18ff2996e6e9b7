import { execFile } from 'node:child_process'
import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findInPath } from '#tests/engines/findBinaries.ts'

const run = promisify(execFile)

/** True where Debian's packages can be fetched. */
export const canUnpackDebian = (): boolean => Boolean(findInPath('apt-get') && findInPath('dpkg-deb'))

/**
 * Unpacks packages of this machine's Debian into a folder. Nothing is installed, and no service is started.
 * @returns the path of a program of theirs in that folder, by its name
 */
export async function unpackDebian(packages: string[], folder: string): Promise<(program: string) => string> {
  mkdirSync(folder, { recursive: true })
  await run('apt-get', ['download', '--quiet', ...packages], { cwd: folder })
  for (const archive of globSync('*.deb', { cwd: folder }))
    await run('dpkg-deb', ['--extract', archive, 'root'], { cwd: folder })
  return (program) => join(folder, 'root', 'usr', 'bin', program)
}
