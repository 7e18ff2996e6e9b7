import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Pages of a file system are at least as small. In bytes. */
const SMALLEST_PART = 512

export type SmallDisk = {
  folder: string
  /** Leaves no byte free. */
  fill(): void
  /** Frees what `fill` took. */
  free(): void
  unmount(): void
}

/** A disk of so many megabytes, in memory; undefined where this account may mount none. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'regulars-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]
  if (spawnSync('mount', mount).status !== 0) {
    rmdirSync(folder)
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'w')
      for (let part = 2 ** 20; part >= SMALLEST_PART; ) if (!append(file, part)) part /= 2
      closeSync(file)
    },
    free: () => unlinkSync(ballast),
    unmount: () => {
      spawnSync('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}

/** False once there is no room for so many bytes. */
function append(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    return false
  }
}
