import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export type Journal<Entry> = { entries: Entry[]; append(entry: Entry): void; close(): void }

/** Opens `messages.jsonl`, a file of JSON lines under `dataDir`. Without a folder nothing is kept. */
export function openJournal<Entry>(dataDir: string | undefined): Journal<Entry> {
  if (dataDir === undefined) return { entries: [], append: () => {}, close: () => {} }
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'messages.jsonl')
  const file = openSync(path, 'a', 0o600)
  const written = readFileSync(path, 'utf8')
  // A killed process can leave half a line. A line break ends it, so that the next entry starts a new line.
  if (written !== '' && !written.endsWith('\n')) writeSync(file, '\n')
  return {
    entries: written.split('\n').flatMap(readLine<Entry>),
    append: (entry) => void writeSync(file, `${JSON.stringify(entry)}\n`),
    close: () => closeSync(file),
  }
}

function readLine<Entry>(line: string): Entry[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}
