import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE_MS } from './expect.ts'

type Text = { body: string; direction: 'received' | 'sent' }

/** Messages of a phone or mailbox, read from the inbox page's own address. */
export class Inbox {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Waits for a text to this phone that matches. */
  async textTo(phone: string, pattern: RegExp): Promise<string> {
    const until = Date.now() + PATIENCE_MS
    let seen: string[] = []
    while (Date.now() < until) {
      seen = await this.#texts(phone)
      const found = seen.find((body) => pattern.test(body))
      if (found) return found
      await pause(200)
    }
    throw new Error(`no text to ${phone} like ${pattern}; it received:\n${seen.join('\n')}`)
  }

  /** Waits for a mail to this address whose text matches, and returns the match. */
  async mailTo(email: string, pattern: RegExp): Promise<string> {
    return (await this.mailsTo(email, pattern, 1))[0]!
  }

  /** Waits for `count` mails to this address that match. Returns the matches, oldest first. */
  async mailsTo(email: string, pattern: RegExp, count: number): Promise<string[]> {
    const until = Date.now() + PATIENCE_MS
    let seen: string[] = []
    while (Date.now() < until) {
      const response = await fetch(`${this.#url}/messages.json?email=${encodeURIComponent(email)}`)
      const { mails } = (await response.json()) as { mails: { text: string }[] }
      seen = mails.map(({ text }) => text)
      const found = seen.flatMap((text) => pattern.exec(text)?.[0] ?? [])
      if (found.length >= count) return found
      await pause(200)
    }
    throw new Error(`not ${count} mails to ${email} like ${pattern}; it received:\n${seen.join('\n')}`)
  }

  /** Sends a text from this phone to the business, at the number that texted it last. */
  async write(phone: string, body: string): Promise<void> {
    const headers = { origin: new URL(this.#url).origin }
    const form = new URLSearchParams({ phone, body })
    const answer = await fetch(`${this.#url}/reply`, { method: 'POST', headers, body: form })
    if (!answer.ok || answer.url.includes('webhook=')) throw new Error(`the shop did not take '${body}'`)
  }

  /** Every received text of this phone that matches, oldest first. */
  async textsTo(phone: string, pattern = /./): Promise<string[]> {
    return (await this.#texts(phone)).filter((body) => pattern.test(body))
  }

  async #texts(phone: string): Promise<string[]> {
    const response = await fetch(`${this.#url}/messages.json?phone=${encodeURIComponent(phone)}`)
    const { texts } = (await response.json()) as { texts: Text[] }
    return texts.filter(({ direction }) => direction === 'received').map(({ body }) => body)
  }
}
