import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { newId } from '../context/ids.ts'
import type { Entry } from './entries.ts'

/** The day (UTC) on which a file was written, and the process that wrote it. */
const FILE = /^(\d{4}-\d\d-\d\d)\.[\w-]+\.jsonl$/

const entryOfLine = z.object({
  id: z.uuid(),
  kind: z.string(),
  happened_at: z.iso.datetime(),
  facts: z.record(z.string(), z.unknown()),
})

export type Append = (entries: Entry[], now: Date) => Promise<void>

/**
 * Returns what appends entries to this process's own file of the day, and resolves once they are on the disk. Each
 * process has its own files, as two that append to one file over a network would write into each other's lines. The
 * folder is not made: where a disk is not mounted, its folder must be missing, and not be a folder of another disk.
 */
export function openFolder(folder: string): Append {
  const writer = newId()
  let isTorn = false
  let last = ''
  return async (entries, now) => {
    const name = `${dayOf(now)}.${writer}.jsonl`
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
    const file = await open(join(folder, name), 'a', 0o600)
    try {
      // A disk that was full may have taken half a line.
      await file.appendFile(isTorn ? `\n${lines}` : lines)
      await file.sync()
      isTorn = false
    } catch (error) {
      isTorn = true
      throw error
    } finally {
      await file.close()
    }
    if (last !== name) await syncFolder(folder)
    last = name
  }
}

/** A file that a process writes to see if it could write an entry. A killed process leaves it behind. */
const PROBE = /^probe\.[\w-]+$/
/** Bytes. A disk without room for so many takes no entry either. */
const PROBE_SIZE = 4096

/**
 * Writes a file on the disk of the folder and removes it again.
 * @throws the error with which a withdrawal could not be written now
 */
export async function probeFolder(folder: string): Promise<void> {
  const path = join(folder, `probe.${newId()}`)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(Buffer.alloc(PROBE_SIZE))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}

/** A new file is safe once its name is on the disk, too. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** `torn` counts lines that a crash or a full disk cut off; their entries stand in another line, or never counted. */
export type Journal = { entries: Entry[]; torn: number }

/** Reads the entries since a moment, oldest first, each once however many files have it. */
export async function readFolders(folders: string[], since: Date): Promise<Journal> {
  const found = new Map<string, Entry>()
  let torn = 0
  for (const folder of folders)
    for (const name of await namesIn(folder, (day) => day >= dayOf(since)))
      for (const line of (await readFile(join(folder, name), 'utf8')).split('\n')) {
        if (line === '') continue
        const entry = readLine(line)
        if (!entry) torn += 1
        else if (new Date(entry.happened_at) >= since) found.set(entry.id, entry)
      }
  const entries = [...found.values()].sort(
    (one, other) => Date.parse(one.happened_at) - Date.parse(other.happened_at),
  )
  return { entries, torn }
}

function readLine(line: string): Entry | undefined {
  try {
    return entryOfLine.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** Removes the files of days before `until`, and probes that were left. */
export async function forgetFiles(folder: string, until: Date): Promise<void> {
  const probes = (await readdir(folder)).filter((name) => PROBE.test(name))
  const old = await namesIn(folder, (day) => day < dayOf(until))
  for (const name of [...probes, ...old]) await rm(join(folder, name), { force: true })
}

async function namesIn(folder: string, isWanted: (day: string) => boolean): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => isWanted(FILE.exec(name)?.[1] ?? '') && FILE.test(name)).sort()
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
