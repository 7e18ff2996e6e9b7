import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc. */
const TICKS = 100

/**
 * Seconds that processors have worked for these processes and their children, those that have ended too. What else runs
 * on the machine does not count.
 */
export function processorSeconds(processes: number[]): number {
  let ticks = 0
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = statOf(Number(name))
    if (stat && (processes.includes(Number(name)) || processes.includes(stat.parent))) ticks += stat.ticks
  }
  return ticks / TICKS
}

export const parentOf = (process: number): number => statOf(process)!.parent

/** Null for a process that has ended. The name of its program, in brackets, may have spaces. */
function statOf(process: number): { parent: number; ticks: number } | null {
  try {
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(/.*\) /)[1]!.split(' ').map(Number)
    const [own, ofSystem, ofChildren, ofChildrenOfSystem] = fields.slice(11, 15)
    return { parent: fields[1]!, ticks: own! + ofSystem! + ofChildren! + ofChildrenOfSystem! }
  } catch {
    return null
  }
}
