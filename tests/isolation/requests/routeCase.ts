import { newId } from '#server/platform/context/ids.ts'
import { writeTimeCursor } from '#server/platform/http/page.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import type { FilledBusiness } from '../fillBusiness.ts'

/** A request without its sender. */
export type Sample = { path: string; body?: unknown }

export type RouteCase = {
  /** A request that the business's own people may make and that works: `sweep` proves it at its end. */
  sample(business: FilledBusiness): Sample
  /** What else somebody of `mine` may try with ids of `theirs`, beside the same sample. */
  attacks?(theirs: FilledBusiness, mine: FilledBusiness): Sample[]
  /** Tables of the business to which a person who knows a phone may write, and why. */
  writes?: Record<string, string>
  /** The expected answers for the business's own people, where it is refused. */
  ownStatus?: number
}

/** Whether a sample was answered as its own people are. */
export const isOwn = ({ ownStatus }: RouteCase, status: number): boolean =>
  ownStatus === undefined ? isDone(status) : status === ownStatus
export const isDone = (status: number): boolean => [200, 201, 204].includes(status)

export const api = (path: string, body?: unknown): Sample => ({ path: `/api${path}`, body })
export const only = (sample: RouteCase['sample'], attacks?: RouteCase['attacks']): RouteCase =>
  attacks ? { sample, attacks } : { sample }

/** The end of a page in a list from new to old. */
export const place = (id: string) => writeTimeCursor({ at: new Date('2999-01-01'), id })

/** Sends a sample; every one brings a fresh key, for the routes that want one. */
export const send = (who: Visitor, method: string, { path, body }: Sample): Promise<Answer> =>
  who.send(method, path, body, { 'idempotency-key': newId() })
