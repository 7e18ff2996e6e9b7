import { describe, expect, it } from 'vitest'
import { constraintOf } from './sqlState.ts'

describe('the constraint that a statement violated', () => {
  it.each([
    ['by the database', { constraint: 'operations_key', message: 'duplicate key' }],
    [
      'by a worker of a cluster',
      { message: 'duplicate key value violates unique constraint "operations_key_103149"' },
    ],
  ])('is told %s', (_by, reported) => {
    const wrapped = Object.assign(new Error('Failed query'), { cause: Object.assign(new Error(), reported) })
    expect(constraintOf(wrapped)).toMatch(/^operations_key/)
  })
})
