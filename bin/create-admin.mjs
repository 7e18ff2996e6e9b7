// npm run create-admin -- <arguments>: makes a platform administrator.
import { runScript } from './machine/command.mjs'
import { requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'
import { runServer } from './machine/server.mjs'

await runScript(async () => {
  requireNode20()
  await installPackages()
  process.exitCode = await runServer(['create-admin', ...process.argv.slice(2)])
})
