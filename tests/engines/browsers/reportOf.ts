import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The longest time that a browser may take on a slow machine, in milliseconds. */
const PATIENCE_MS = 240_000

/**
 * The JSON that a page sends by POST from a browser that `open` starts at an address. `answer` serves the page and its
 * files.
 */
export async function reportOf<Report>(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  open: (address: string) => Promise<ChildProcess>,
): Promise<Report> {
  const report = Promise.withResolvers<Report>()
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') report.resolve(JSON.parse(await text(request)))
      else await answer(request, response)
    } catch (error) {
      report.reject(error)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const late = setTimeout(() => report.reject(new Error('The browser did not report in time.')), PATIENCE_MS)
  browser.once('exit', () => report.reject(new Error('The browser ended before it reported.')))
  try {
    return await report.promise
  } finally {
    clearTimeout(late)
    browser.kill()
    server.closeAllConnections()
    server.close()
  }
}

export function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('content-type', type)
  response.end(body)
}
