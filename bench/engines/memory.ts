import { execFileSync } from 'node:child_process'

/** Megabytes that a process has in memory, with what it shares with others. */
export const memoryOf = ({ processId }: { processId: () => number }): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId())])) / 1024
