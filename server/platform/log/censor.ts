import { loggedError } from './loggedError.ts'

const CENSORED = '[removed]'
const LEFT_OUT = '[left out]'

/** Fields that may hold secrets or contacts of people, in small letters. */
const secrets = new Set([
  'password',
  'pin',
  'token',
  'code',
  'secret',
  'authorization',
  'cookie',
  'phone',
  'email',
  'body',
])

/** Most values of a line, and the depth of the deepest: what is logged by mistake may be a whole database. */
const MOST_VALUES = 1000
const DEEPEST = 8

/**
 * A copy of what is to be logged, without what may hold secrets, at any depth. The time it takes is bounded: values
 * beyond the bounds are left out. The field `err` stays, because the log writes it in its own way.
 */
export function censor(fields: Record<string, unknown>): Record<string, unknown> {
  return copyOf(fields, DEEPEST, { values: MOST_VALUES }, 'err') as Record<string, unknown>
}

type Left = { values: number }

function copyOf(value: unknown, depth: number, left: Left, asItIs?: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return copyOf(loggedError(value), depth, left)
  if ('toJSON' in value && typeof value.toJSON === 'function') return copyOf(value.toJSON(), depth - 1, left)
  if (depth === 0) return LEFT_OUT
  if (Array.isArray(value)) return copyOfList(value, depth, left)
  const copy: Record<string, unknown> = {}
  for (const name in value) {
    if (!Object.hasOwn(value, name)) continue
    if (left.values-- <= 0) return { ...copy, [LEFT_OUT]: true }
    const field = (value as Record<string, unknown>)[name]
    if (secrets.has(name.toLowerCase())) copy[name] = CENSORED
    else copy[name] = name === asItIs ? field : copyOf(field, depth - 1, left)
  }
  return copy
}

function copyOfList(list: unknown[], depth: number, left: Left): unknown[] {
  const copy: unknown[] = []
  for (const value of list) {
    if (left.values-- <= 0) return [...copy, LEFT_OUT]
    copy.push(copyOf(value, depth - 1, left))
  }
  return copy
}
