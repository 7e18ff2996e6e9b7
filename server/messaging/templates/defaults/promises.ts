import type { texts } from './texts.ts'
import { textsIn } from './textsIn.ts'

export type Promises = (typeof texts)['promises']['text']

/** Puts a promise into the words of a welcome. */
export const promised = (words: string, promise: string): string => words.replace('{promise}', () => promise)

/**
 * Finds the promises that fit a welcome: those of its own language, if it says in general what a customer gets.
 * Undefined for a welcome that says something else.
 */
export const promisesFor = (channel: 'text' | 'email', words: string): Promises | undefined =>
  Object.values(textsIn)
    .map(({ promises }) => promises[channel])
    .find(({ general }) => words.includes(general))
