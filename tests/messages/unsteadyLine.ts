import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** The fate of one request: refused without being taken, taken and cut off before its answer, or answered late. */
export type Fault = 'none' | 429 | 503 | 500 | 'taken, then 500' | 'taken, then cut' | 'slow'

const SLOW_MS = 50

/** A line to a provider that can be cut, so that its address does not answer, and restored at the same address. */
async function openLine(server: Server) {
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const port = await open(0)
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { port, cut, mend: () => open(port), close: () => (server.listening ? cut() : Promise.resolve()) }
}

/** Holds back requests that contain a word, on their way to the provider. */
function openGate() {
  let word: string | null = null
  let held = 0
  let opened = Promise.withResolvers<void>()
  return {
    hold(what: string) {
      word = what
      held = 0
      opened = Promise.withResolvers()
    },
    held: () => held,
    letGo() {
      word = null
      opened.resolve()
    },
    async pass(said: string) {
      if (word === null || !said.includes(word)) return
      held += 1
      await opened.promise
    },
  }
}

/** Forwards requests to `target`, each with the fault from `nextFault`. */
export async function openHttpLine(target: string) {
  let nextFault = (): Fault => 'none'
  const gate = openGate()
  const pass = async (path: string, headers: Record<string, string>, body: string) => {
    const answer = await fetch(new URL(path, target), { method: 'POST', headers, body })
    return { status: answer.status, text: await answer.text() }
  }
  const server = createHttpServer(async (request, response) => {
    const fault = nextFault()
    const body = await text(request)
    await gate.pass(body)
    if (typeof fault === 'number') return void response.writeHead(fault).end()
    const { host: _ours, ...headers } = request.headers as Record<string, string>
    const answer = await pass(request.url!, headers, body)
    if (fault === 'taken, then cut') return void request.socket.destroy()
    if (fault === 'slow') await pause(SLOW_MS)
    response.writeHead(fault === 'taken, then 500' ? 500 : answer.status).end(answer.text)
  })
  const line = await openLine(server)
  return {
    ...line,
    gate,
    url: `http://127.0.0.1:${line.port}`,
    setFaults: (faults: () => Fault) => {
      nextFault = faults
    },
  }
}

/** Forwards bytes to the mail server at `target`. */
export async function openMailLine(target: string) {
  const url = new URL(target)
  const { hostname, port } = url
  const gate = openGate()
  const line = await openLine(
    createServer((socket) => {
      const onward = connect(Number(port), hostname)
      const gated = new Transform({
        transform: (chunk, _encoding, done) => void gate.pass(String(chunk)).then(() => done(null, chunk)),
      })
      socket.pipe(gated).pipe(onward).pipe(socket)
      socket.on('error', () => onward.destroy())
      onward.on('error', () => socket.destroy())
      socket.on('close', () => onward.destroy())
    }),
  )
  url.port = String(line.port)
  return { ...line, gate, url: url.href }
}
