import { hashSync, verifySync } from '@node-rs/argon2'

/** argon2id with OWASP's first recommendation: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hash = (password: string): string => hashSync(password, cost)

/** False for a wrong password, and for a text that is not a hash. */
export function verify({ hashed, password }: { hashed: string; password: string }): boolean {
  try {
    return verifySync(hashed, password)
  } catch {
    return false
  }
}
