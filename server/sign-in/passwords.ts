import { hash, verify } from '@node-rs/argon2'

/** argon2id at OWASP's first choice: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** False for a wrong password and for a hash that is none. */
export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password).catch(() => false)
