import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { hindranceOf } from '#server/platform/database/index.ts'
import { inBusiness } from '#server/services.ts'
import { openSecrets, signed } from '../secrets.ts'
import { type Claimed, claim, type Due, findDue, LONGEST_WAIT_MS } from './claim.ts'
import { isTaken, type WebhookServices } from './sender.ts'
import { type Outcome, settle } from './settle.ts'
import { Turns } from './turns.ts'

/** Longest wait of a delivery that is due, in milliseconds, when nothing else is going on. */
const POLL_MS = 200
/** Transactions at once; messages and requests have the rest of the pool. */
const AT_ONCE = 3
/** An answer that takes longer, in milliseconds, gets its endpoint no further turns. */
const QUICK_MS = 1000
/** Milliseconds in which outcomes of a business gather before one commit records them. */
const GATHER_MS = 25

const actor = { kind: 'system', name: 'webhooks' } as const

/**
 * Sends what is due until it is closed, beside the queues of jobs: an endpoint that hangs holds up a turn of its own and
 * no job. Several processes may do so at the same time, each with its own turns.
 */
export function startSending(services: WebhookServices): { close(): Promise<void> } {
  const stop = new AbortController()
  const running = keepSending(services, stop.signal)
  return {
    close: () => {
      stop.abort()
      return running
    },
  }
}

async function keepSending(services: WebhookServices, stop: AbortSignal): Promise<void> {
  const sending = new Sending(services)
  while (!stop.aborted) {
    const begun = await sending.begin().catch((error: unknown) => {
      tell(services, error, 'webhooks could not be read')
      return 0
    })
    if (begun > 0) continue
    const rest = new AbortController()
    const signal = AbortSignal.any([stop, rest.signal])
    await Promise.race([pause(POLL_MS, undefined, { signal }).catch(() => {}), sending.turnIsFree()])
    rest.abort()
  }
  await sending.end()
}

/** The tries of one process. */
export class Sending {
  readonly #services: WebhookServices
  readonly #turns = new Turns()
  readonly #atOnce = pLimit(AT_ONCE)
  readonly #underWay = new Set<Promise<void>>()
  readonly #unsettled = new Map<string, Outcome[]>()
  #wake = () => {}

  constructor(services: WebhookServices) {
    this.#services = services
  }

  /** Begins the tries that have a turn, and returns how many these are. */
  async begin(): Promise<number> {
    const { free } = this.#turns
    if (free === 0) return 0
    const due = await findDue(this.#services, this.#turns.taken(), free)
    const inTurn = due.filter((one) => this.#turns.take(turnOf(one)))
    const ofBusinesses = [...Map.groupBy(inTurn, ({ business_id }) => business_id)]
    const begun = await Promise.all(
      ofBusinesses.map(([businessId, some]) => this.#atOnce(() => this.#claimAll(businessId, some))),
    )
    return begun.reduce((sum, one) => sum + one, 0)
  }

  /** Resolves when an endpoint has turns again. */
  turnIsFree(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  /** Resolves once all tries that began are over and recorded. */
  async end(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async #claimAll(businessId: string, some: Due[]): Promise<number> {
    const until = this.#services.clock.now().getTime() + LONGEST_WAIT_MS
    const claimed = await inBusiness(this.#services, businessId, actor, (ctx) =>
      claim(
        ctx,
        some.map(({ id }) => id),
      ),
    ).catch((error: unknown) => {
      tell(this.#services, error, 'webhooks could not be claimed', businessId)
      return []
    })
    const ids = new Set(claimed.map(({ id }) => id))
    for (const one of some) if (!ids.has(one.id)) this.#turns.giveBack(turnOf(one))
    for (const one of claimed) this.#track(this.#turns.run(turnOf(one), () => this.#sendBefore(until, one)))
    return claimed.length
  }

  /** A delivery that waited for its turn for too long is left: it is due again when its claim is over. */
  async #sendBefore(until: number, claimed: Claimed): Promise<void> {
    const isInTime = this.#services.clock.now().getTime() <= until
    const wasQuick = isInTime ? await this.#send(claimed) : undefined
    this.#turns.giveBack(turnOf(claimed), wasQuick)
    if (this.#turns.isOpen(turnOf(claimed))) this.#wake()
  }

  /** Returns true if the endpoint took it quickly. */
  async #send(claimed: Claimed): Promise<boolean> {
    const { keyring, clock, webhooks } = this.#services
    const at = clock.now()
    try {
      const headers = signed(
        openSecrets(keyring, claimed, at),
        { id: claimed.event_id, body: claimed.body },
        at,
      )
      const sent = await webhooks.send(claimed.url, headers, claimed.body)
      this.#settleSoon({ claimed, at, sent })
      return isTaken(sent.status) && sent.ms < QUICK_MS
    } catch (error) {
      tell(this.#services, error, 'a webhook could not be sent', claimed.business_id)
      return false
    }
  }

  /** Outcomes of a business that come soon after each other are recorded together. */
  #settleSoon(outcome: Outcome): void {
    const { business_id: businessId } = outcome.claimed
    const waiting = this.#unsettled.get(businessId)
    if (waiting) {
      waiting.push(outcome)
      return
    }
    this.#unsettled.set(businessId, [outcome])
    this.#track(pause(GATHER_MS).then(() => this.#atOnce(() => this.#settleAll(businessId))))
  }

  async #settleAll(businessId: string): Promise<void> {
    const outcomes = this.#unsettled.get(businessId)!
    this.#unsettled.delete(businessId)
    // Without its record a delivery is due again when its claim is over.
    await inBusiness(this.#services, businessId, actor, (ctx) => settle(ctx, outcomes)).catch(
      (error: unknown) =>
        tell(this.#services, error, 'answers to webhooks could not be recorded', businessId),
    )
  }

  #track(work: Promise<void>): void {
    const tracked: Promise<void> = work.finally(() => this.#underWay.delete(tracked))
    this.#underWay.add(tracked)
  }
}

const turnOf = ({ business_id: businessId, endpoint_id: endpointId }: Due | Claimed) => ({
  businessId,
  endpointId,
})

function tell({ log }: WebhookServices, error: unknown, what: string, business?: string): void {
  if (hindranceOf(error)) log.warn({ reason: (error as Error).message, business }, what)
  else log.error({ err: error, business }, what)
}
