import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import type { Database, Tx } from '../database/index.ts'
import { Refusal } from '../refusal.ts'

/** However many sign in at once, hashing leaves one core to everything else. */
export const HASHING_THREADS = Math.max(1, availableParallelism() - 1)
/** Who would wait behind more has gone away by then: a hash takes some 20 ms. */
export const MOST_WAITING = 500

/** They step aside for whatever else wants to run: a customer at a till waits for nobody's password. */
const threads = new Piscina({
  filename: new URL(`./hashing${extname(import.meta.url)}`, import.meta.url).href,
  minThreads: 0,
  maxThreads: HASHING_THREADS,
  idleTimeout: 60_000,
  niceIncrement: 10,
})

/** @throws {Refusal} 'unavailable' while too many wait */
export const hashPassword = (password: string): Promise<string> => inThread('hash', password)

/**
 * False for a wrong password and for a hash that is none.
 * @throws {Refusal} 'unavailable' while too many wait
 */
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  inThread('verify', { hashed, password })

async function inThread<T>(name: 'hash' | 'verify', input: unknown): Promise<T> {
  if (threads.queueSize >= MOST_WAITING) throw tooMany()
  return threads.run(input, { name })
}

export const tooMany = () =>
  new Refusal('unavailable', 'A great many people are signing in. Please try again in a minute.', {
    retryAfter: 60,
  })

/** Customers wait for each other: they are many, and leave threads to the staff, who wait for a customer's at the most. */
const customersInTurn = pLimit(Math.ceil(HASHING_THREADS / 2))

/** hashPassword for a customer's PIN. @throws {Refusal} 'unavailable' while too many customers wait */
export const hashPin = (pin: string): Promise<string> => amongCustomers(() => hashPassword(pin))

/** isPassword for a customer's PIN. @throws {Refusal} 'unavailable' while too many customers wait */
export const isPin = (hashed: string, pin: string): Promise<boolean> =>
  amongCustomers(() => isPassword(hashed, pin))

async function amongCustomers<T>(work: () => Promise<T>): Promise<T> {
  if (customersInTurn.pendingCount >= MOST_WAITING) throw tooMany()
  return customersInTurn(work)
}

const withinTransactions = pLimit(3)

/** A transaction that hashes on its way. Few at once: each holds a connection that tills want, too. */
export function hashWithin<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (withinTransactions.pendingCount >= MOST_WAITING) throw tooMany()
  return withinTransactions(() => database.transaction({}, work))
}
