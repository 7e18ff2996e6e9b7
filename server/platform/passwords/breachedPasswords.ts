import { readFileSync } from 'node:fs'
import { isPacked } from './packPasswords.ts'

/** Our own name is the first that somebody tries here. */
const OWN_NAME = 'regulars'

let packed: Buffer | undefined

/** Whether a password is one of those that leaked and are used most. Nobody outside is asked. */
export function isBreached(password: string): boolean {
  packed ??= readFileSync('dist/server/breached-passwords.bin')
  return password.toLowerCase() === OWN_NAME || isPacked(packed, password)
}
