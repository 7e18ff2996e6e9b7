import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { listenWith } from '#stand-ins/listen.ts'

/** A call as a receiver sees it. */
export type Received = { path: string; id: string; headers: Record<string, string>; body: string }
/** A receiver's answer to a call: a status, an answer of its own, or nothing, for ever. */
export type Behaviour = (call: Received, response: ServerResponse) => number | undefined | 'hangs'

/** A receiver of webhooks on this machine that keeps what it got; it takes everything unless told otherwise. */
export async function openReceiver() {
  const received: Received[] = []
  let behave: Behaviour = () => 204
  let connections = 0
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const headers = request.headers as Record<string, string>
    const call = { path: request.url!, id: headers['webhook-id']!, headers, body }
    received.push(call)
    const answer = behave(call, response)
    if (typeof answer === 'number') response.writeHead(answer).end()
  })
  server.on('connection', () => {
    connections += 1
  })
  const { url, close } = await listenWith(server)
  return {
    url,
    close,
    received,
    connections: () => connections,
    behave: (how: Behaviour) => {
      behave = how
    },
    at: (path: string) => received.filter((call) => call.path === path),
    /** The events that arrived, each once, as they were told. */
    bodies: () => received.map(({ body }) => JSON.parse(body) as Told),
  }
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>
export type Told = { type: string; timestamp: string; data: Record<string, unknown> & { sequence?: number } }

/** True if a call is signed with this secret, at whatever time that was. */
export function isSigned({ headers, body, id }: Received, secret: string): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  return headers['webhook-signature']!.split(' ').includes(new Webhook(secret).sign(id, at, body))
}
