import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Database, Tx } from '../database/index.ts'

/** One core always stays free for other work, however many people sign in at once. */
export const HASHING_THREADS = Math.max(1, availableParallelism() - 1)
/** A longer queue is useless: a hash takes some 20 ms, so people at its end would give up before their turn. */
export const MOST_WAITING = 500

/** Hashing has a lower priority than all other work, so nobody else waits for a password. */
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
 * False for a wrong password, and for a text that is not a hash.
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

/**
 * PINs use at most half of the threads, because many people sign in by PIN. A person who types a password then waits at
 * most for the hash of one PIN.
 */
const pinsInTurn = pLimit(Math.ceil(HASHING_THREADS / 2))

/** hashPassword for a PIN. @throws {Refusal} 'unavailable' while too many PINs wait */
export const hashPin = (pin: string): Promise<string> => amongPins(() => hashPassword(pin))

/** isPassword for a PIN. @throws {Refusal} 'unavailable' while too many PINs wait */
export const isPin = (hashed: string, pin: string): Promise<boolean> =>
  amongPins(() => isPassword(hashed, pin))

async function amongPins<T>(work: () => Promise<T>): Promise<T> {
  if (pinsInTurn.pendingCount >= MOST_WAITING) throw tooMany()
  return pinsInTurn(work)
}

const withinTransactions = pLimit(3)

/**
 * Runs a transaction that hashes a password. Only a few run at once: each holds a connection, which other requests need
 * too.
 */
export function hashWithin<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (withinTransactions.pendingCount >= MOST_WAITING) throw tooMany()
  return withinTransactions(() => database.transaction({}, work))
}
