import { Pool } from 'undici'

/** The parts of a request: a path as in the request line, and the headers with Host and X-Forwarded-For. */
export type Sent = { method: string; path: string; headers: Record<string, string>; body?: Buffer }
export type Received = { status: number; headers: Headers; bytes: Buffer }

/** More connections than any test needs at once. */
const CONNECTIONS = 128

/** The proxy between browsers and the server, as in production: it keeps its connections open and adds nothing. */
export function openProxy(url: string) {
  const pool = new Pool(url, { connections: CONNECTIONS })
  return {
    async send({ method, path, headers, body }: Sent): Promise<Received> {
      const answer = await pool.request({ method: method as 'GET', path, headers, body })
      const received = new Headers()
      for (const [name, values] of Object.entries(answer.headers))
        for (const value of [values ?? []].flat()) received.append(name, value)
      return {
        status: answer.statusCode,
        headers: received,
        bytes: Buffer.from(await answer.body.arrayBuffer()),
      }
    },
    close: () => pool.destroy(),
  }
}
