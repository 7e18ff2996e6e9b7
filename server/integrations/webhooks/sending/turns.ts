/** Whose delivery it is. */
export type Turn = { businessId: string; endpointId: string }

/** Tries at once to an endpoint of which nothing is known yet. */
const FIRST = 2
/** Tries at once to one that answers quickly, and to all endpoints of a business. */
const MOST_OF_ENDPOINT = 32
const MOST_OF_BUSINESS = 48
/** Tries at once of one process: sockets that wait cost little else. */
const MOST = 1000

type Place = { businessId: string; underWay: number; most: number }

/**
 * Decides how many tries may be under way to each endpoint, each business and in all. Whoever answers quickly gets more
 * turns, up to a limit; whoever hangs, is slow or fails has one, so that hundreds of them leave room for all others.
 */
export class Turns {
  #places = new Map<string, Place>()
  #ofBusiness = new Map<string, number>()
  #all = 0

  /** How many more tries may begin. */
  get free(): number {
    return MOST - this.#all
  }

  /** Takes a turn if there is one. */
  take({ businessId, endpointId }: Turn): boolean {
    const place = this.#places.get(endpointId) ?? { businessId, underWay: 0, most: FIRST }
    if (this.#all >= MOST || this.#isFull(place)) return false
    place.underWay += 1
    this.#places.set(endpointId, place)
    this.#count(businessId, 1)
    return true
  }

  /** @param wasQuick undefined if nothing was tried */
  giveBack({ businessId, endpointId }: Turn, wasQuick?: boolean): void {
    const place = this.#places.get(endpointId)!
    place.underWay -= 1
    if (wasQuick !== undefined) place.most = wasQuick ? Math.min(place.most * 2, MOST_OF_ENDPOINT) : 1
    this.#count(businessId, -1)
  }

  /** The endpoints that have no turn left at present. */
  taken(): string[] {
    return [...this.#places].flatMap(([endpointId, place]) => (this.#isFull(place) ? [endpointId] : []))
  }

  #isFull = ({ businessId, underWay, most }: Place): boolean =>
    underWay >= most || (this.#ofBusiness.get(businessId) ?? 0) >= MOST_OF_BUSINESS

  #count(businessId: string, change: 1 | -1): void {
    this.#all += change
    const now = (this.#ofBusiness.get(businessId) ?? 0) + change
    if (now === 0) this.#ofBusiness.delete(businessId)
    else this.#ofBusiness.set(businessId, now)
  }
}
