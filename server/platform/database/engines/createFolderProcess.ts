// Run as a process by createFolder.
import type { EmbeddedSource } from '../database.ts'
import { openEmbedded } from './embedded.ts'

process.once('message', async (source: EmbeddedSource) => {
  const database = await openEmbedded(source)
  await database.close()
  process.exit()
})
