import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { loggedError } from './loggedError.ts'

const refused = Object.assign(new Error('duplicate key value violates unique constraint "customers_phone"'), {
  code: '23505',
  detail: 'Key (phone)=(+14155550143) already exists.',
})
const failed = new DrizzleQueryError(
  'insert into customers values ($1, $2)',
  ['Ada', '+14155550143'],
  refused,
)

describe('the log of a failure', () => {
  it.each([
    ['a statement', failed],
    ['what a statement broke', new Error('could not join', { cause: failed })],
  ])('tells of %s what was asked and why it failed, and no value of it', (_what, error) => {
    const text = JSON.stringify(loggedError(error))
    expect(text).toContain('insert into customers values ($1, $2)')
    expect(text).toContain('customers_phone')
    expect(text).toContain('23505')
    expect(text).not.toMatch(/Ada|4155550143/)
  })

  it('tells the words, the code and the queue of a copy that the job queue reports', () => {
    const { message, stack } = refused
    expect(loggedError({ ...refused, message, stack, queue: 'roll-up', worker: 'one' })).toEqual({
      type: 'Object',
      message,
      stack,
      errorCode: '23505',
      queue: 'roll-up',
    })
    const unreachable = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
    expect(loggedError(unreachable)).toMatchObject({ message: 'ECONNREFUSED', errorCode: 'ECONNREFUSED' })
  })

  it('tells where anything else went wrong', () => {
    expect(loggedError(new TypeError('not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'not a function',
      stack: expect.stringContaining('loggedError.test.ts'),
    })
  })
})
