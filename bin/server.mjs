// npm run migrate, work, create-admin, remove-factors: one of the server's commands, with its arguments.
import { runScript } from './machine/command.mjs'
import { requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'
import { runServer } from './machine/server.mjs'

await runScript(async () => {
  requireNode20()
  await installPackages({ toBuild: false })
  process.exitCode = await runServer(process.argv.slice(2))
})
