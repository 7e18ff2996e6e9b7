import { statfsSync } from 'node:fs'
import { type Finding, ok, warning, wrong } from './finding.ts'

const GB = 1e9
/** Bytes below which the data soon have no room, or have none. */
const [LITTLE, NONE] = [2 * GB, 0.2 * GB]

/** Checks the room on the disk of the embedded database. */
export function checkDisk(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const said = `${(free / GB).toFixed(1)} GB are free on the disk of ${dataDir}`
  if (free < NONE) return wrong('DATA_DIR', `${said}. Make room, or nothing can be saved.`)
  return free < LITTLE ? warning('DATA_DIR', `${said}. Make room soon.`) : ok('DATA_DIR', said)
}
