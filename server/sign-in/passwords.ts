import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** argon2id at OWASP's first choice: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** However many sign in at once, hashing leaves one core to everything else. */
const inTurn = pLimit(Math.max(1, availableParallelism() - 1))

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** False for a wrong password and for a hash that is none. */
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  inTurn(() => verify(hashed, password).catch(() => false))
