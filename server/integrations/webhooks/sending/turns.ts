import pLimit, { type LimitFunction } from 'p-limit'

/** Whose delivery it is. */
export type Turn = { businessId: string; endpointId: string }

/** Tries at once to an endpoint of which nothing is known yet. */
const FIRST = 2
/** Tries at once to one that answers quickly, and to all endpoints of a business. */
const MOST_OF_ENDPOINT = 32
const MOST_OF_BUSINESS = 48
/** Deliveries that are claimed for each try at once of an endpoint that answers quickly: one commit claims many. */
const AHEAD = 4
/** Claimed deliveries of one process: sockets that wait cost little else. */
const MOST = 1000

/** Who has turns: an endpoint, or a business. The concurrency of `tries` is how many may be under way at once. */
type Place = { claimed: number; tries: LimitFunction }
type Endpoint = Place & { businessId: string }

/**
 * Decides how many tries may be under way to each endpoint, each business and in all. Whoever answers quickly gets more
 * turns, up to a limit, and has deliveries claimed ahead of them. Whoever hangs, is slow or fails has one turn and none
 * ahead, so that hundreds of them leave room for all others.
 */
export class Turns {
  #endpoints = new Map<string, Endpoint>()
  #businesses = new Map<string, Place>()
  #all = 0

  /** How many more deliveries may be claimed. */
  get free(): number {
    return MOST - this.#all
  }

  /** Takes a turn for a delivery that is to be claimed, if there is one. */
  take(turn: Turn): boolean {
    const places = this.#placesOf(turn)
    if (this.free <= 0 || places.some((place) => place.claimed >= mostClaimed(place))) return false
    this.#count(places, 1)
    return true
  }

  /** Runs a try whose turn was taken, as soon as fewer than allowed are under way. */
  run(turn: Turn, attempt: () => Promise<void>): Promise<void> {
    const [endpoint, business] = this.#placesOf(turn)
    return endpoint.tries(() => business.tries(attempt))
  }

  /** @param wasQuick undefined if nothing was tried */
  giveBack(turn: Turn, wasQuick?: boolean): void {
    const [endpoint, business] = this.#placesOf(turn)
    const { tries } = endpoint
    if (wasQuick !== undefined)
      tries.concurrency = wasQuick ? Math.min(tries.concurrency * 2, MOST_OF_ENDPOINT) : 1
    this.#count([endpoint, business], -1)
  }

  /** True if half of the endpoint's turns are free: fewer are not looked for, or each would be claimed by itself. */
  isOpen(turn: Turn): boolean {
    const [endpoint, business] = this.#placesOf(turn)
    return endpoint.claimed <= mostClaimed(endpoint) / 2 && business.claimed < mostClaimed(business)
  }

  /** The endpoints that are not open at present. */
  taken(): string[] {
    return [...this.#endpoints].flatMap(([endpointId, { businessId }]) =>
      this.isOpen({ businessId, endpointId }) ? [] : [endpointId],
    )
  }

  #placesOf({ businessId, endpointId }: Turn): [Endpoint, Place] {
    const endpoint = this.#endpoints.get(endpointId) ?? { businessId, claimed: 0, tries: pLimit(FIRST) }
    const business = this.#businesses.get(businessId) ?? { claimed: 0, tries: pLimit(MOST_OF_BUSINESS) }
    this.#endpoints.set(endpointId, endpoint)
    this.#businesses.set(businessId, business)
    return [endpoint, business]
  }

  #count(places: Place[], change: 1 | -1): void {
    this.#all += change
    for (const place of places) place.claimed += change
  }
}

const mostClaimed = ({ tries: { concurrency } }: Place): number =>
  concurrency > FIRST ? concurrency * AHEAD : concurrency
