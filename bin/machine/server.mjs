import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { environment, exitCode, root } from './command.mjs'
import { node24 } from './node.mjs'

const onWindows = process.platform === 'win32'

/**
 * Runs `server/main.ts` on Node 24 until it ends, and answers with its exit code.
 * Ctrl-C reaches a whole process group, and npm passes signals on besides; so the server gets a group of
 * its own and hears of every stop once, from here.
 */
export function runServer(args, { nodeArgs = [] } = {}) {
  const follow = pathToFileURL(join(root, 'bin', 'machine', 'followStarter.mjs')).href
  const child = spawn(node24(), [...nodeArgs, '--import', follow, 'server/main.ts', ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...environment() },
    detached: !onWindows,
  })
  passSignals(child)
  return exitCode(child)
}

function passSignals(child) {
  let lastPassed = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const now = Date.now()
      // One Ctrl-C arrives here twice: from the terminal and from npm.
      if (now - lastPassed < 1000) return
      lastPassed = now
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
}
