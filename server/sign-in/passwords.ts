import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** However many sign in at once, hashing leaves one core to everything else. */
export const HASHING_THREADS = Math.max(1, availableParallelism() - 1)

/** They step aside for whatever else wants to run: a guest at a till waits for nobody's password. */
const threads = new Piscina({
  filename: new URL('./hashing.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: HASHING_THREADS,
  idleTimeout: 60_000,
  niceIncrement: 10,
})

export const hashPassword = (password: string): Promise<string> => threads.run(password, { name: 'hash' })

/** False for a wrong password and for a hash that is none. */
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  threads.run({ hashed, password }, { name: 'verify' })
