// npm run pictures: takes pictures of every screen of the demo at three widths and in both themes, into pictures/ or a
// given folder. The arguments are those of tests/screens/takePictures.ts.
import { build } from './build.mjs'
import { run, runScript } from './machine/command.mjs'
import { node24, requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'

await runScript(async () => {
  requireNode20()
  await installPackages()
  await run(node24(), ['tests/engines/provision.ts'])
  await build()
  process.exitCode = await run(node24(), ['tests/screens/takePictures.ts', ...process.argv.slice(2)])
})
