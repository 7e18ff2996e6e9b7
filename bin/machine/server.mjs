import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { environment, exitCode, root } from './command.mjs'
import { node24 } from './node.mjs'

/** Node's compile cache of the server; a new build makes it useless. */
export const compiledCode = join(root, '.cache', 'node')

// Read rather than imported: Node 20 warns about imported JSON.
const serverFlags = JSON.parse(readFileSync(join(root, 'bin', 'machine', 'serverFlags.json'), 'utf8'))

/**
 * Runs the built server on Node 24 until it ends, and answers with its exit code. Its flags let new objects take 16 MB
 * before they are collected. Node's own 128 MB would be a third of a busy server's memory, and no faster.
 */
export const runServer = (args) =>
  runOnNode24([...serverFlags, ...settingsFile(), 'dist/server/main.js', ...args])

/** Loads settings from `.env` in the repository; those of the environment win. */
function settingsFile() {
  const file = join(root, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}

/**
 * Runs a script on Node 24 until it ends, and answers with its exit code. Ctrl-C reaches a whole process group, and npm
 * passes signals on as well. The server therefore gets a group of its own, and receives each stop once, from here.
 * (Scripts in package.json begin with exec: npm signals only the shell, which would die and leave its child running.)
 */
export function runOnNode24(args) {
  const child = spawnOnNode24(args)
  passSignals((signal) => child.kill(signal))
  return exitCode(child)
}

function spawnOnNode24(args) {
  const follow = pathToFileURL(join(root, 'bin', 'machine', 'followStarter.mjs')).href
  return spawn(node24(), ['--import', follow, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compiledCode, ...environment() },
    detached: true,
  })
}

/** Calls `stop` once for each request to stop. */
function passSignals(stop) {
  let lastPassed = 0
  const pass = (signal) => {
    // One Ctrl-C arrives here twice: from the terminal and from npm.
    if (Date.now() - lastPassed < 1000) return
    lastPassed = Date.now()
    stop(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
  process.on('SIGHUP', () => pass('SIGTERM'))
  // npm itself may be killed before it can pass anything on.
  const parent = process.ppid
  const underNpm = process.env.npm_lifecycle_event !== undefined
  if (underNpm) setInterval(() => process.ppid !== parent && pass('SIGTERM'), 1000).unref()
}
