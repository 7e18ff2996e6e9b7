// npm run dev: a change of any source builds the pages it is in and starts the server again.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build, sources } from './build.mjs'
import { CannotGoOn, exitCode, root, runScript } from './machine/command.mjs'
import { requireNode20 } from './machine/node.mjs'
import { installPackages } from './machine/packages.mjs'
import { passSignals, spawnServer } from './machine/server.mjs'

/** An editor saves a file in several steps, and several files at once. */
const SETTLE_MS = 200

await runScript(async () => {
  requireNode20()
  await installPackages()
  await build()
  const changes = watchSources()
  let server
  let stopping = false
  const stopped = new Promise((resolve) => {
    passSignals((signal) => {
      stopping = true
      server.kill(signal)
      resolve()
    })
  })
  while (!stopping) {
    server = spawnServer(['serve'])
    const ended = exitCode(server)
    const changed = changes.built()
    await Promise.race([changed, ended])
    if (!stopping && server.exitCode !== null) {
      console.error('The server ended. It starts again with the next change.')
      await Promise.race([changed, stopped])
    }
    if (!stopping) server.kill('SIGTERM')
    process.exitCode = await ended
  }
  changes.close()
})

function watchSources() {
  let changed = false
  let wake = () => {}
  const watchers = sources.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      changed = true
      wake()
    }),
  )
  return {
    /** Resolves once something has changed and the pages are built from it; what can't be built is told. */
    async built() {
      for (;;) {
        while (!changed) await new Promise((resolve) => (wake = resolve))
        await pause(SETTLE_MS)
        changed = false
        try {
          return await build()
        } catch (error) {
          if (!(error instanceof CannotGoOn)) throw error
          console.error(error.message)
        }
      }
    },
    close: () => {
      for (const watcher of watchers) watcher.close()
    },
  }
}
