import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { EmbeddedSource } from '../database.ts'

/**
 * Creates the embedded database's folder with today's tables if there is none. This runs in a process of its own: the
 * engine takes 200 MB for it and frees them only when its process ends.
 */
export async function createFolder({ dataDir, queues }: EmbeddedSource): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return
  const script = new URL(`./createFolderProcess${extname(import.meta.url)}`, import.meta.url)
  const child = fork(script, { execArgv: [] })
  child.send({
    dataDir,
    queues: queues.map(({ name, options }) => ({ name, options })),
  } satisfies EmbeddedSource)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The database could not be made in ${dataDir}`)
}
