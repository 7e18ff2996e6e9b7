import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Megabytes that a process has in memory, with what it shares with others. */
export const memoryOf = ({ processId }: { processId: () => number }): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId())])) / 1024

/**
 * Megabytes that processes of one program have in memory together. The files that they run, which is Node's own program
 * with its libraries, are in memory once, and counted once. (PSS would also divide them by this process, which runs Node
 * as well.)
 */
export function memoryTogether(processes: { processId: () => number }[]): number {
  const sizes = processes.map(({ processId }) => {
    const rollup = readFileSync(`/proc/${processId()}/smaps_rollup`, 'utf8')
    const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)![1]) / 1024
    return { own: megabytes('Anonymous'), files: megabytes('Rss') - megabytes('Anonymous') }
  })
  return sizes.reduce((sum, { own }) => sum + own, 0) + Math.max(...sizes.map(({ files }) => files))
}
