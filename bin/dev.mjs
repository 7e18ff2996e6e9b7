// npm run dev: a change of a screen shows in the open page, and a change of the server's code starts it again.
import { build } from './build.mjs'
import { runScript } from './machine/command.mjs'
import { requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'
import { runOnNode24 } from './machine/server.mjs'

await runScript(async () => {
  requireNode20()
  await installPackages()
  await build()
  process.exitCode = await runOnNode24(['bin/dev/main.mjs'])
})
