import type { createApp } from '#server/app.ts'
import { newId } from '#server/platform/ids.ts'

export type Answer = { status: number; body: unknown; text: string; headers: Headers }

/** A browser as the server sees one: it keeps cookies, says where it comes from, and has an address. */
export class Visitor {
  readonly #app: ReturnType<typeof createApp>
  readonly #origin: string
  readonly #address: string
  readonly cookies = new Map<string, string>()

  constructor(app: ReturnType<typeof createApp>, origin: string, address: string) {
    this.#app = app
    this.#origin = origin
    this.#address = address
  }

  get = (path: string, headers: Record<string, string> = {}) => this.send('GET', path, undefined, headers)
  /** As our pages do, under a key of its own unless the headers bring one. */
  post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    this.send('POST', path, body, { 'idempotency-key': newId(), ...headers })

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    // A form with a file brings its own content type.
    const isForm = body instanceof FormData
    const response = await this.#app.request(`${this.#origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.#address,
        'sec-fetch-site': 'same-origin',
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || isForm ? (body as string | FormData) : JSON.stringify(body),
      }),
    })
    this.#keepCookies(response.headers.getSetCookie())
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      text,
      body: isJson ? JSON.parse(text) : undefined,
      headers: response.headers,
    }
  }

  #keepCookies(set: string[]): void {
    for (const cookie of set) {
      const [name, ...value] = cookie.split(';')[0]!.split('=')
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name!)
      else this.cookies.set(name!, value.join('='))
    }
  }
}
