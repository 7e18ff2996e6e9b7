import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Pause between two tries to reach a server that starts. */
const ASKED_EVERY_MS = 15
/** Pause before the next server is warmed up: loading its packages would slow down a server that has just begun. */
const LEFT_ALONE_MS = 3000

/**
 * Keeps the newest build of the server running, and beside it a process that has already loaded the packages and
 * becomes the next server. Starting one from scratch would take twice as long.
 */
export function runNewest(env) {
  let running
  let next
  let warming
  let packages = []
  let ready = Promise.withResolvers()
  let isReady = false
  let turn = Promise.resolve()

  const start = async () => {
    clearTimeout(warming)
    const old = running
    running = undefined
    // Requests that waited for a server that never started are answered by the next one, so `ready` is kept for them.
    if (isReady) ready = Promise.withResolvers()
    isReady = false
    if (old) await end(old)
    const port = await freePort()
    const server = next ?? warmUp(packages, env)
    // Each warmed-up process is used once: one that does not start is never tried again.
    next = undefined
    server.send({ port: String(port) })
    running = server
    server.once('exit', () => {
      if (running === server) console.error('The server ended. It starts again with the next change.')
    })
    if (!(await serves(port, server))) return
    isReady = true
    ready.resolve(port)
    warming = setTimeout(() => {
      next = warmUp(packages, env)
    }, LEFT_ALONE_MS)
  }
  return {
    /** Starts the newly built server in place of the running one. */
    replace(imported) {
      packages = imported
      turn = turn.then(start)
    },
    /** Resolves to the port of the server as soon as it listens. */
    whenReady: () => ready.promise,
    async stop() {
      await turn
      clearTimeout(warming)
      const old = running
      running = undefined
      await Promise.all([old, next].map((child) => child && end(child)))
    },
  }
}

function warmUp(packages, env) {
  return spawn(process.execPath, ['bin/dev/warmServer.mjs', 'serve', ...packages], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // The group of its own keeps Ctrl-C from reaching the server twice: it is stopped from here alone.
    detached: true,
  })
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function serves(port, server) {
  while (server.exitCode === null && server.signalCode === null) {
    if (await takesConnections(port)) return true
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS))
  }
  return false
}

async function takesConnections(port) {
  const socket = connect(port, '127.0.0.1')
  const taken = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return taken
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}
