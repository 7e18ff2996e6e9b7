// Run as a process by createFolder.
import { openEmbedded } from './embedded.ts'

const database = await openEmbedded(process.argv[2]!)
await database.close()
process.disconnect()
