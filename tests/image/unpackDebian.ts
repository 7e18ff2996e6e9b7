import { execFile } from 'node:child_process'
import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findInPath } from '#tests/engines/findBinaries.ts'

const run = promisify(execFile)

/** True where Debian's packages can be fetched. */
export const canUnpackDebian = (): boolean => Boolean(findInPath('apt-get') && findInPath('dpkg-deb'))

export type Unpacked = {
  /** The path of a program in the folder, by its name. */
  program(name: string): string
  /** The environment in which such a program finds its libraries there. */
  environment: { LD_LIBRARY_PATH: string }
}

/**
 * Unpacks packages of this machine's Debian, with the libraries that this machine lacks, into a folder. Nothing is
 * installed, and no service is started.
 */
export async function unpackDebian(packages: string[], folder: string): Promise<Unpacked> {
  mkdirSync(folder, { recursive: true })
  const simulated = await run('apt-get', ['--simulate', '--no-install-recommends', 'install', ...packages])
  const libraries = [...simulated.stdout.matchAll(/^Inst (lib(?!js-)\S+)/gm)].map(([, name]) => name!)
  await run('apt-get', ['download', '--quiet', ...packages, ...libraries], { cwd: folder })
  for (const archive of globSync('*.deb', { cwd: folder }))
    await run('dpkg-deb', ['--extract', archive, 'root'], { cwd: folder })
  const root = join(folder, 'root')
  return {
    program: (name) => join(root, globSync(`usr/{bin,sbin}/${name}`, { cwd: root })[0]!),
    environment: {
      LD_LIBRARY_PATH: globSync('usr/lib/*-linux-gnu*', { cwd: root })
        .map((lib) => join(root, lib))
        .join(':'),
    },
  }
}
