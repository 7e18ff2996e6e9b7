// npm run bench: our figures beside the engines' own limits, in one run. Arguments go to bench/main.ts.
import { build } from './build.mjs'
import { run, runScript } from './machine/command.mjs'
import { node24, requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'

await runScript(async () => {
  requireNode20()
  await installPackages()
  await run(node24(), ['tests/engines/provision.ts'])
  await build()
  process.exitCode = await run(node24(), ['bench/run.mjs', ...process.argv.slice(2)])
})
