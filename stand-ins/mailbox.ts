import { EventEmitter, once } from 'node:events'
import { type Journal, openJournal } from '#stand-ins/journal.ts'

/** A text as one phone sees it: `received` by it or `sent` from it. */
export type Text = {
  kind: 'text'
  id: string
  at: string
  direction: 'received' | 'sent'
  /** The customer's number, E.164. */
  phone: string
  /** The business's side of the text: a number or a name. */
  sender: string
  /** The messaging service through which the business sent the text, if any. */
  service: string | null
  body: string
  segments: number
  status: string
  errorCode: number | null
  /** The status callback address of the product, which contains the product's own id. */
  statusCallbackUrl: string | null
}

export type Mail = {
  kind: 'mail'
  id: string
  at: string
  /** The receiver of the SMTP envelope, in lower case. */
  email: string
  from: { name: string; email: string }
  replyTo: string | null
  subject: string
  text: string
  html: string
  headers: { name: string; value: string }[]
  messageId: string
}

type StatusChange = { kind: 'status'; id: string; status: string; errorCode: number | null }
type Entry = Text | Mail | StatusChange

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** The product's own id in a callback address or Message-ID: its last UUID, otherwise the whole text. */
export function productId(carrier: string): string {
  return carrier.match(uuid)?.at(-1)?.toLowerCase() ?? carrier.replace(/[<>]/g, '')
}

/** Everything that was sent locally, by receiver. With `dataDir` it outlives the process. */
export class Mailbox {
  #texts: Text[] = []
  #textsById = new Map<string, Text>()
  #mails: Mail[] = []
  #counts = { texts: new Map<string, number>(), mails: new Map<string, number>() }
  #journal: Journal<Entry>
  #news = new EventEmitter()

  /** Creates `dataDir` if it is missing. Without it nothing is written. */
  constructor(dataDir?: string) {
    this.#news.setMaxListeners(0)
    this.#journal = openJournal<Entry>(dataDir)
    for (const entry of this.#journal.entries) this.#take(entry)
  }

  /** Writes the entry down before returning, so that an accepted message survives a kill. */
  keep(entry: Entry): void {
    this.#journal.append(entry)
    this.#take(entry)
    this.#news.emit('news')
  }

  /** Texts of a phone, or of all phones, oldest first. */
  texts(phone?: string): Text[] {
    return phone === undefined ? [...this.#texts] : this.#texts.filter((text) => text.phone === phone)
  }

  /** Mails to an address, or to all addresses, oldest first. */
  mails(email?: string): Mail[] {
    const receiver = email?.toLowerCase()
    return receiver === undefined ? [...this.#mails] : this.#mails.filter((mail) => mail.email === receiver)
  }

  text(id: string): Text | undefined {
    return this.#textsById.get(id)
  }

  mail(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  /** Counts how often each message was taken, by the product's own id. A count above 1 means that it was sent twice. */
  timesReceived(): { texts: Record<string, number>; mails: Record<string, number> } {
    return {
      texts: Object.fromEntries(this.#counts.texts),
      mails: Object.fromEntries(this.#counts.mails),
    }
  }

  /** Waits until `look` finds something, e.g. `until(() => mailbox.texts(phone).at(-1))`. Rejects after `timeoutMs`. */
  async until<T>(look: () => T | undefined, timeoutMs = 60_000): Promise<T> {
    const signal = AbortSignal.timeout(timeoutMs)
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      await once(this.#news, 'news', { signal }).catch(() => {
        throw new Error(`nothing of the kind arrived within ${timeoutMs} ms`)
      })
    }
  }

  close(): void {
    this.#journal.close()
  }

  #take(entry: Entry): void {
    if (entry.kind === 'text') {
      this.#texts.push(entry)
      this.#textsById.set(entry.id, entry)
      if (entry.statusCallbackUrl) count(this.#counts.texts, productId(entry.statusCallbackUrl))
    } else if (entry.kind === 'mail') {
      this.#mails.push(entry)
      count(this.#counts.mails, productId(entry.messageId))
    } else {
      const text = this.#textsById.get(entry.id)
      if (text) Object.assign(text, { status: entry.status, errorCode: entry.errorCode })
    }
  }
}

const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
