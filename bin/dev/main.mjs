// Run by bin/dev.mjs on Node 24.
import { openFrontDoor } from './frontDoor.mjs'
import { runNewest } from './runNewest.mjs'
import { watchServerCode } from './watchServerCode.mjs'

const port = Number(process.env.PORT ?? 3000)
const server = runNewest({ PUBLIC_URL: `http://localhost:${port}`, ...process.env })
// For Vite alone, which otherwise builds for production: the server already has the environment from above.
process.env.NODE_ENV = 'development'
const code = await watchServerCode(server.replace)
const door = await openFrontDoor(port, server.whenReady)
console.log(`Screens change as they are saved at http://localhost:${port}`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([code.close(), door.close(), server.stop()])
    process.exit()
  })
