import { setTimeout as pause } from 'node:timers/promises'

type Text = { body: string }

/** What a phone received, read from the inbox page's own address. */
export class Inbox {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Waits for a text to this phone that matches. */
  async textTo(phone: string, pattern: RegExp): Promise<string> {
    const until = Date.now() + 20_000
    let seen: string[] = []
    while (Date.now() < until) {
      seen = await this.texts(phone)
      const found = seen.find((body) => pattern.test(body))
      if (found) return found
      await pause(200)
    }
    throw new Error(`no text to ${phone} like ${pattern}; it received:\n${seen.join('\n')}`)
  }

  /** All texts to this phone so far. */
  async texts(phone: string): Promise<string[]> {
    const response = await fetch(`${this.#url}/messages.json?phone=${encodeURIComponent(phone)}`)
    const { texts } = (await response.json()) as { texts: Text[] }
    return texts.map(({ body }) => body)
  }
}
