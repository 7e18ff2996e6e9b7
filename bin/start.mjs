// npm start: installs, builds, then runs the server in the foreground. Ctrl-C stops it.
import { build, isBuilt } from './build.mjs'
import { runScript } from './machine/command.mjs'
import { node24, requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'
import { runServer } from './machine/server.mjs'

await runScript(async () => {
  requireNode20()
  await installPackages({ toBuild: !isBuilt() })
  node24()
  await build()
  process.exitCode = await runServer(['serve'])
})
