// npm start, and npm run with the name of one of the server's commands (server/commands/catalogue.ts): installs and
// builds what is missing, then runs the command, with its arguments, in the foreground. Ctrl-C stops it.
import { build, isBuilt } from './build.mjs'
import { runScript } from './machine/command.mjs'
import { requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'
import { runServer } from './machine/server.mjs'

await runScript(async () => {
  requireNode20()
  const built = isBuilt()
  await installPackages({ toBuild: !built })
  if (!built) await build()
  process.exitCode = await runServer(process.argv.slice(2))
})
