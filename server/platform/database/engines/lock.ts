import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnfitDatabase } from '../checks/unfit.ts'

/**
 * Locks the folder with a file, and returns the function that unlocks it. Without the lock the embedded engine lets a
 * second process open the folder and damage it.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, '..', `${dataDir.split('/').at(-1)}.lock`)
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(path, 'utf8'))
      if (holder > 0 && isAlive(holder) && holder !== process.pid) {
        throw new UnfitDatabase(
          `The data in ${dataDir} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder. If that process is not Regulars, delete ${path}.`,
        )
      }
      // A process that was killed left the file behind.
      rmSync(path, { force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
