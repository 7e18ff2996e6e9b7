// npm run dev: the server restarts when its files change, and the pages are rebuilt when theirs do.
import { spawn } from 'node:child_process'
import { build, viteConfigs } from './build.mjs'
import { environment, root, runScript } from './machine/command.mjs'
import { node24, requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'
import { runServer } from './machine/server.mjs'

await runScript(async () => {
  requireNode20()
  await installPackages()
  await build()
  const builders = viteConfigs().map((config) =>
    spawn(node24(), ['node_modules/vite/bin/vite.js', 'build', '--watch', '--config', config], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment(),
    }),
  )
  process.exitCode = await runServer(['serve'], { nodeArgs: ['--watch'] })
  for (const builder of builders) builder.kill()
})
