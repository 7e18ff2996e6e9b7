import { newId } from '#server/platform/context/ids.ts'
import { writeTimeCursor } from '#server/platform/http/pages/page.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import type { FilledBusiness } from '../fillBusiness.ts'

/** A request without its caller. */
export type Sample = { path: string; body?: unknown }

export type RouteCase = {
  /** A working request that the business's own people may make. `sweep` proves at its end that it works. */
  sample(business: FilledBusiness): Sample
  /** Further requests that a member of `mine` may try with ids of `theirs`, beside the same sample. */
  attacks?(theirs: FilledBusiness, mine: FilledBusiness): Sample[]
  /** Tables of the business to which a person who knows a phone may write, with the reasons. */
  writes?: Record<string, string>
  /** The status for the business's own people, where the sample is refused. */
  ownStatus?: number
  /** True for a route that refuses no id of another business, but keeps it as one that is unknown. */
  keepsForeign?: true
}

/** True if a sample got the answer that the business's own people get. */
export const isOwn = ({ ownStatus }: RouteCase, status: number): boolean =>
  ownStatus === undefined ? isDone(status) : status === ownStatus
/** True if a request with ids of another business was answered as if they did not exist. */
export const isUnknown = ({ keepsForeign }: RouteCase, status: number): boolean =>
  keepsForeign ? status === 200 : [400, 404].includes(status)
export const isDone = (status: number): boolean => [200, 201, 204].includes(status)

export const api = (path: string, body?: unknown): Sample => ({ path: `/api${path}`, body })
export const only = (sample: RouteCase['sample'], attacks?: RouteCase['attacks']): RouteCase =>
  attacks ? { sample, attacks } : { sample }

/** A cursor for the end of a page, in a list from newest to oldest. */
export const place = (id: string) => writeTimeCursor({ at: new Date('2999-01-01'), id })

/** Sends a sample with a new idempotency key, for the routes that want one. */
export const send = (who: Visitor, method: string, { path, body }: Sample): Promise<Answer> =>
  who.send(method, path, body, { 'idempotency-key': newId() })
