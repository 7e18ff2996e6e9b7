import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { engine } from '#tests/engines/index.ts'
import { confirmAddress } from '#tests/journeys/acts/confirmAddress.ts'
import { Inbox } from '#tests/journeys/stage/inbox.ts'
import { agreed } from '#tests/world/agreed.ts'

const PLAN = 'Agency'
const BUSINESSES = 12
export const POINTS_PER_DOLLAR = 1.5
export const STAMPS_REQUIRED = 4
/** Pause before a till repeats a request that had no answer, in milliseconds. */
const RETRY_MS = 100

/**
 * Settings that let a new business send more than usual. Outside the demo, each founder has their own network address.
 */
export const underLoad = {
  // No proxy stands before the demo.
  ...(engine === 'postgres' && { TRUST_PROXY: '127.0.0.1' }),
  TEXTS_BEFORE_PAYMENT: '100000',
  TEXTS_A_DAY_YOUNG: '100000',
  TEXTS_A_DAY_YOUNG_EACH: '100000',
  TEXTS_A_DAY_YOUNG_NETWORK: '100000',
  TEXTS_A_DAY_NETWORK: '100000',
  TEXTS_A_DAY_WIDE_NETWORK: '100000',
  MAILS_BEFORE_PAYMENT: '100000',
  MAILS_A_DAY_YOUNG_EACH: '100000',
  MAILS_A_DAY_YOUNG_NETWORK: '100000',
}

/**
 * A business driven over HTTP while its server is killed repeatedly. Requests without an answer are repeated, as a till
 * does.
 */
export class BusinessUnderLoad {
  readonly #url: string
  readonly #answers = new EventEmitter().setMaxListeners(0)
  readonly #inbox: Inbox
  #cookie = ''
  #running = false
  #workers: Promise<void>[] = []
  readonly customers: string[] = []
  /** Keys of purchases that were answered. */
  readonly recorded = new Set<string>()
  /** The answered purchases, with their amounts in minor units. */
  readonly purchases: { customer: string; amount: number }[] = []
  /** The number of purchases that were handed in late, and answered. */
  handedIn = 0
  readonly signedUp: string[] = []
  /** Phones of added customers; a welcome text was queued for each. */
  readonly welcomed: string[] = []
  /** Every 5xx answer, with its Retry-After header. */
  readonly failures: { status: number; retryAfter: string | null; requestId: string | undefined }[] = []
  /** The number of requests that were in progress when the server died. */
  cutOff = 0

  constructor(url: string, inboxUrl: string) {
    this.#url = url
    this.#inbox = new Inbox(inboxUrl)
  }

  async open(): Promise<void> {
    const tiers = (await (await fetch(`${this.#url}/api/app/subscription-tiers`)).json()) as {
      data: { id: string; name: string }[]
    }
    const tier = tiers.data.find(({ name }) => name === PLAN)!
    this.#tierId = tier.id
    const response = await this.post('/auth/sign-up', this.#owner('founder@example.com'))
    this.#cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    await confirmAddress(this.#url, this.#inbox, 'founder@example.com')
    await this.#must('/v1/programs', {
      name: 'Points',
      type: 'points',
      config: { pointsPerDollar: POINTS_PER_DOLLAR, welcomeBonus: 5 },
    })
    await this.#must('/v1/programs', {
      name: 'Card',
      type: 'stamp_card',
      config: { stampsRequired: STAMPS_REQUIRED },
    })
    for (let n = 0; n < 6; n++) await this.#addCustomer()
  }

  #tierId = ''
  #owner = (email: string) => ({
    company_name: 'Shop that dies',
    email,
    password: 'a fine password',
    tier_id: this.#tierId,
    // The time zone in which it is about noon, so that no text waits for the morning.
    time_zone: zoneAtNoon(),
  })

  start(): void {
    this.#running = true
    this.#workers = [
      ...[this.#till(), this.#till(), this.#till(), this.#lateTill()],
      ...[this.#greeter(), this.#founders()],
    ]
  }

  async finish(): Promise<void> {
    this.#running = false
    this.#answers.emit('answer')
    await Promise.all(this.#workers)
  }

  /** Waits until `more` requests are answered, or the load has ended. */
  async untilAnswered(more: number): Promise<void> {
    for (let left = more; left > 0 && this.#running; left--) await once(this.#answers, 'answer')
  }

  /** Waits until this many more purchases and customers are recorded, however slow the machine is. */
  async goOn({ purchases, customers = 0 }: { purchases: number; customers?: number }): Promise<void> {
    const enough = { purchases: this.recorded.size + purchases, customers: this.welcomed.length + customers }
    const isEnough = () => this.recorded.size >= enough.purchases && this.welcomed.length >= enough.customers
    while (!isEnough() && this.#running) await this.untilAnswered(1)
  }

  /** Waits until the server has written every welcome and has claimed every text. */
  async untilAllAreTakenUp(): Promise<void> {
    while ((await this.#queued()) > 0) await pause(RETRY_MS)
  }

  async #queued(): Promise<number> {
    const headers = { cookie: this.#cookie }
    // Of texts alone: the mails of a campaign that is sent beside would fill the page.
    const response = await fetch(`${this.#url}/api/v1/messages?type=sms&limit=500`, { headers })
    const { data, next } = (await response.json()) as {
      data: { state: string; recipient: string }[]
      next: string | null
    }
    // Customers are welcomed in order, so the remaining ones are on the first page.
    const greeted = new Set(data.map(({ recipient }) => recipient))
    if (!this.welcomed.slice(-100).every((phone) => greeted.has(phone))) return Number.POSITIVE_INFINITY
    if (next && data.every(({ state }) => state === 'queued')) return Number.POSITIVE_INFINITY
    return data.filter(({ state }) => state === 'queued').length
  }

  async #till(): Promise<void> {
    while (this.#running) {
      const key = crypto.randomUUID()
      const customer_id = this.customers[Math.floor(Math.random() * this.customers.length)]!
      const body = {
        customer_id,
        amount: 1 + Math.floor(Math.random() * 5000),
        stamps: 1,
        confirm_repeat_visit: true,
      }
      await this.#send('/v1/purchases', body, { 'idempotency-key': key })
      this.recorded.add(key)
      this.purchases.push({ customer: customer_id, amount: body.amount })
    }
  }

  /** Hands in batches, now and then, and sends a batch again that was cut off. */
  async #lateTill(): Promise<void> {
    while (this.#running) {
      const now = Date.now()
      const purchases = [1, 2, 3].map(() => ({
        ...{ key: crypto.randomUUID(), kind: 'purchase' },
        customer_id: this.customers[Math.floor(Math.random() * this.customers.length)]!,
        amount: 1 + Math.floor(Math.random() * 5000),
        confirm_repeat_visit: true,
        happened_at: new Date(now - 1000).toISOString(),
      }))
      const batch = { sent_at: new Date(now).toISOString(), operations: purchases }
      const response = await this.#send('/v1/operations/batch', batch)
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      for (const { key, customer_id: customer, amount } of purchases) {
        this.recorded.add(key)
        this.purchases.push({ customer, amount })
        this.handedIn += 1
      }
      await this.untilAnswered(25)
    }
  }

  async #greeter(): Promise<void> {
    while (this.#running) await this.#addCustomer()
  }

  async #addCustomer(): Promise<void> {
    const phone = `+1415${String(5_550_000 + this.#added).slice(0, 7)}`
    this.#added += 1
    const key = { 'idempotency-key': crypto.randomUUID() }
    const response = await this.#send('/v1/customers', { first_name: 'Guest', phone, ...agreed }, key)
    if (response.ok) {
      const customer = (await response.json()) as { id: string }
      this.customers.push(customer.id)
    }
    this.welcomed.push(phone)
  }
  #added = 0

  async #founders(): Promise<void> {
    for (let n = 0; this.#running && n < BUSINESSES; n++) {
      const email = `founder-${crypto.randomUUID()}@example.com`
      const address = { 'x-forwarded-for': `198.51.100.${n + 1}` }
      const response = await this.#send('/auth/sign-up', this.#owner(email), address, '')
      // Each kill costs an attempt, and an address has few of them. If the answer of an attempt was lost, its email is
      // taken.
      if (response.status !== 429) this.signedUp.push(email)
      await this.untilAnswered(10)
    }
  }

  /** Repeats a request unchanged until its answer is not a 5xx. */
  async #send(path: string, body: unknown, headers: Record<string, string> = {}, cookie = this.#cookie) {
    for (;;) {
      try {
        const response = await this.post(path, body, headers, cookie)
        if (response.status < 500) {
          this.#answers.emit('answer')
          return response
        }
        await this.#noteFailure(response)
      } catch (error) {
        // The server is dead and will be started again.
        const { cause } = error as { cause?: { code?: string } }
        if (cause?.code !== 'ECONNREFUSED') this.cutOff += 1
      }
      await pause(RETRY_MS)
    }
  }

  async #noteFailure(response: Response): Promise<void> {
    const body = (await response.json().catch(() => undefined)) as
      | { error?: { request_id: string } }
      | undefined
    const { status, headers } = response
    this.failures.push({
      status,
      retryAfter: headers.get('retry-after'),
      requestId: body?.error?.request_id,
    })
  }

  /** Reads as the founder, without retries. */
  read(path: string): Promise<Response> {
    return fetch(`${this.#url}/api${path}`, {
      headers: { cookie: this.#cookie },
      signal: AbortSignal.timeout(20_000),
    })
  }

  async #must(path: string, body: unknown): Promise<void> {
    const response = await this.post(path, body, { 'idempotency-key': crypto.randomUUID() })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }

  /** Writes as the founder, without retries. */
  post(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    cookie = this.#cookie,
  ): Promise<Response> {
    const isFile = body instanceof File
    return fetch(`${this.#url}/api${path}`, {
      method: 'POST',
      headers: {
        ...(!isFile && { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...headers,
      },
      body: isFile ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
  }
}

export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
