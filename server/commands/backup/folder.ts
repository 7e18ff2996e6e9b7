import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A name tells the moment (UTC), so that names sort by time: regulars-20261128T031500Z.dump. */
const named = /^regulars-\d{8}T\d{6}Z\.dump$/
/** A backup that is being written, or that was never found to be sound. */
const UNPROVEN = '.unproven'

export const nameOf = (at: Date): string => `regulars-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.dump`

/** Makes the folder and an empty file for the backup. Only our own account may read them. */
export function beginFile(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name + UNPROVEN)
  writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
  return file
}

export const provenName = (file: string): string => file.slice(0, -UNPROVEN.length)

/** The backups in the folder, newest first. */
export function backupsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => named.test(name))
      .sort()
      .reverse()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Removes all backups but the newest `kept`, and the unproven files from before the newest. Returns their names. */
export function removeOlder(folder: string, kept: number): string[] {
  const all = backupsIn(folder)
  const unproven = readdirSync(folder).filter(
    (name) => named.test(name.slice(0, -UNPROVEN.length)) && name.endsWith(UNPROVEN) && name < all[0]!,
  )
  const over = [...all.slice(kept), ...unproven]
  for (const name of over) rmSync(join(folder, name))
  return over
}

/** Bytes, in words. */
export function sizeOf(file: string): string {
  const { size } = statSync(file)
  return size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`
}
