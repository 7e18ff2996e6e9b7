import { newId } from '#server/platform/context/ids.ts'
import type { Received, Sent } from './network/proxy.ts'

export type Answer = { status: number; body: unknown; text: string; bytes: Buffer; headers: Headers }

/** A browser as the server sees it: it keeps cookies, sends its Origin, and has an address. */
export class Visitor {
  readonly #send: (request: Sent) => Promise<Received>
  readonly #origin: string
  readonly #address: string
  readonly cookies = new Map<string, string>()

  constructor(send: (request: Sent) => Promise<Received>, origin: string, address: string) {
    this.#send = send
    this.#origin = origin
    this.#address = address
  }

  get = (path: string, headers: Record<string, string> = {}) => this.send('GET', path, undefined, headers)
  /** Posts as our pages do, with a new idempotency key unless the headers have one. */
  post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    this.send('POST', path, body, { 'idempotency-key': newId(), ...headers })

  /** Sends a request over HTTP as a browser would. `headers` may be any that an attacker invents, including Host. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { host, pathname, search } = new URL(`${this.#origin}${path}`)
    const content = await contentOf(body)
    const answer = await this.#send({
      method,
      path: `${pathname}${search}`,
      headers: {
        host,
        'x-forwarded-for': this.#address,
        'sec-fetch-site': 'same-origin',
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(content && { 'content-type': content.type }),
        ...headers,
      },
      ...(content && { body: content.bytes }),
    })
    this.#keepCookies(answer.headers.getSetCookie())
    // As in browsers, this drops a byte-order mark.
    const text = new TextDecoder().decode(answer.bytes)
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { ...answer, text, body: isJson ? JSON.parse(text) : undefined }
  }

  #keepCookies(set: string[]): void {
    for (const cookie of set) {
      const [name, ...value] = cookie.split(';')[0]!.split('=')
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name!)
      else this.cookies.set(name!, value.join('='))
    }
  }
}

async function contentOf(body: unknown): Promise<{ bytes: Buffer; type: string } | undefined> {
  if (body === undefined) return undefined
  if (body instanceof File) return { bytes: Buffer.from(await body.arrayBuffer()), type: body.type }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { bytes: Buffer.from(text), type: 'application/json' }
}
