import { readFileSync } from 'node:fs'
import { isPacked } from './packPasswords.ts'

/** Our own name is the first guess of an attacker here. */
const OWN_NAME = 'regulars'

let packed: Buffer | undefined

/** True if a password is among the most used of those that leaked, or is our own name. No outside service is asked. */
export function isBreached(password: string): boolean {
  packed ??= readFileSync('dist/server/breached-passwords.bin')
  return password.toLowerCase() === OWN_NAME || isPacked(packed, password)
}
