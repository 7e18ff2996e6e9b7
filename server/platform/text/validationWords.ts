/**
 * Messages for wrong values where a schema has none of its own. Without them the validator's messages would reach
 * people on our screens, and other programs. Every contract imports this file.
 */

import { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const kinds: Record<string, string> = {
  string: 'This must be text',
  number: 'This must be a number',
  int: 'This must be a whole number',
  boolean: 'This must be true or false',
  array: 'This must be a list',
  object: 'This must be an object with fields',
  record: 'This must be an object with fields',
  date: 'This must be a date',
}

const formats: Record<string, string> = {
  email: 'Enter an email address such as name@example.com',
  url: 'Enter a web address that starts with https:// or http://',
  uuid: 'This must be an id, as we give them',
  guid: 'This must be an id, as we give them',
  date: 'Enter a date such as 2026-01-31',
  datetime: 'Enter a moment such as 2026-01-31T18:30:00Z',
  time: 'Enter a time such as 18:30',
  base64: 'This must be base64',
}

const WRONG = 'This does not have the form that it should have'
/** Most values that a message names: a longer list is for looking up, not for reading. */
const MOST_NAMED = 12

const things = (origin: string, n: number | bigint): string =>
  origin === 'string'
    ? ` ${n} ${Number(n) === 1 ? 'character' : 'characters'}`
    : origin === 'array' || origin === 'set'
      ? ` ${n} ${Number(n) === 1 ? 'entry' : 'entries'}`
      : ` ${n}`

function oneOf(values: readonly unknown[]): string {
  if (values.length > MOST_NAMED) return 'This is none of the values that there are'
  return values.length === 1 ? `This must be ${values[0]}` : `This must be one of: ${values.join(', ')}`
}

/** The message for a value that fits none of several schemas: that of the schema of the value's own kind. */
function closest(alternatives: z.core.$ZodIssue[][]): string {
  const issues = alternatives.flat()
  const own = issues.find(({ code }) => code !== 'invalid_type' && code !== 'invalid_value')
  return own?.message ?? WRONG
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing'
      return kinds[issue.expected] ?? WRONG
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This is empty'
      return `At least${things(issue.origin, issue.minimum)}`
    case 'too_big':
      return `At most${things(issue.origin, issue.maximum)}`
    case 'invalid_format':
      return formats[issue.format] ?? WRONG
    case 'invalid_value':
      return issue.input === undefined ? 'This is missing' : oneOf(issue.values)
    case 'unrecognized_keys':
      return 'Unknown field'
    case 'invalid_union':
      return issue.input === undefined ? 'This is missing' : closest(issue.errors)
    default:
      return issue.input === undefined ? 'This is missing' : WRONG
  }
}

z.config({ localeError: wordsOf })
