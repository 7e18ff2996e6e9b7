import { randomBytes, randomInt } from 'node:crypto'

/** A numeric one-time code such as '042817'. */
export const numericCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** A secret for links and cookies: 256 bits, URL-safe. */
export const secretToken = (): string => randomBytes(32).toString('base64url')
