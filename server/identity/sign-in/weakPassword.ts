import { isBreached } from '#server/platform/passwords/breachedPasswords.ts'

/**
 * The reason why a password is weak, as a code of the auth service: too short, too few kinds of characters, known from
 * leaks.
 */
export type Weakness = 'length' | 'characters' | 'pwned'

const MIN_LENGTH = 6
const MIN_CHARACTERS = 3

/** The messages for the person who chose the password. */
export const weaknessWords: Record<Weakness, string> = {
  length: 'Minimum 6 characters',
  characters: 'Use at least 3 different characters',
  pwned:
    'This password has leaked elsewhere and is tried first. Choose another: three or four words that you put together',
}

/** Every reason to refuse a new password; none if it is accepted. */
export function weaknessesOf(password: string): Weakness[] {
  const lower = password.toLowerCase()
  return [
    ...(password.length < MIN_LENGTH ? (['length'] as const) : []),
    ...(new Set(lower).size < MIN_CHARACTERS ? (['characters'] as const) : []),
    ...(isBreached(password) ? (['pwned'] as const) : []),
  ]
}
