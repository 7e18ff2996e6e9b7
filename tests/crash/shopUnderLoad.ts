import { setTimeout as pause } from 'node:timers/promises'
import { confirmAddress } from '#tests/journeys/confirmAddress.ts'
import { Inbox } from '#tests/journeys/inbox.ts'

const PLAN = 'Agency'

/** It sends more than a new shop may. */
export const manyTexts = {
  TEXTS_BEFORE_PAYMENT: '100000',
  TEXTS_A_DAY_YOUNG: '100000',
  TEXTS_A_DAY_YOUNG_EACH: '100000',
  TEXTS_A_DAY_NETWORK: '100000',
}

/** A shop driven over HTTP while its server dies now and then: what has no answer is asked again, as a till would. */
export class ShopUnderLoad {
  readonly #url: string
  readonly #inbox: Inbox
  #cookie = ''
  #running = false
  #workers: Promise<void>[] = []
  readonly customers: string[] = []
  /** Keys of purchases that were answered. */
  readonly recorded = new Set<string>()
  readonly signedUp: string[] = []
  /** Phones of guests that were added, each of whom a welcome text was queued for. */
  readonly welcomed: string[] = []

  constructor(url: string, inboxUrl: string) {
    this.#url = url
    this.#inbox = new Inbox(inboxUrl)
  }

  async open(): Promise<void> {
    const tiers = (await (await fetch(`${this.#url}/api/v1/subscription-tiers`)).json()) as {
      tiers: { id: string; name: string }[]
    }
    const tier = tiers.tiers.find(({ name }) => name === PLAN)!
    this.#tierId = tier.id
    const response = await this.#post('/sign-up', this.#owner('founder@example.com'))
    this.#cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    await confirmAddress(this.#url, this.#inbox, 'founder@example.com')
    await this.#must('/programs', {
      name: 'Points',
      type: 'points',
      config: { pointsPerDollar: 1.5, welcomeBonus: 5 },
    })
    await this.#must('/programs', { name: 'Card', type: 'stamp_card', config: { stampsRequired: 4 } })
    for (let n = 0; n < 6; n++) await this.#addGuest()
  }

  #tierId = ''
  #owner = (email: string) => ({
    company_name: 'Shop that dies',
    email,
    password: 'a fine password',
    tier_id: this.#tierId,
    // Where it is about noon, so that no text waits for the morning.
    time_zone: zoneAtNoon(),
  })

  start(): void {
    this.#running = true
    this.#workers = [this.#till(), this.#till(), this.#till(), this.#greeter(), this.#founders()]
  }

  async finish(): Promise<void> {
    this.#running = false
    await Promise.all(this.#workers)
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
      await this.#untilAnswered('/purchases', body, { 'idempotency-key': key })
      this.recorded.add(key)
    }
  }

  async #greeter(): Promise<void> {
    while (this.#running) await this.#addGuest()
  }

  async #addGuest(): Promise<void> {
    const phone = `+1415${String(5_550_000 + this.#guests).slice(0, 7)}`
    this.#guests += 1
    const key = { 'idempotency-key': crypto.randomUUID() }
    const response = await this.#untilAnswered('/customers', { first_name: 'Guest', phone }, key)
    if (response.status === 200) {
      const { customer } = (await response.json()) as { customer: { id: string } }
      this.customers.push(customer.id)
    }
    this.welcomed.push(phone)
  }
  #guests = 0

  async #founders(): Promise<void> {
    for (let n = 0; this.#running && n < 4; n++) {
      const email = `founder-${crypto.randomUUID()}@example.com`
      await this.#untilAnswered('/sign-up', this.#owner(email), {}, '')
      this.signedUp.push(email)
      await pause(200)
    }
  }

  /** Sends until something answers with other than a 5xx, always the same. */
  async #untilAnswered(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    cookie = this.#cookie,
  ) {
    for (;;) {
      try {
        const response = await this.#post(path, body, headers, cookie)
        if (response.status < 500) return response
      } catch {
        // The server is dead; it will be back.
      }
      await pause(100)
    }
  }

  async #must(path: string, body: unknown): Promise<void> {
    const response = await this.#post(path, body, { 'idempotency-key': crypto.randomUUID() })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }

  #post(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    cookie = this.#cookie,
  ): Promise<Response> {
    return fetch(`${this.#url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
  }
}

function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
