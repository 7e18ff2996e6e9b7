import { expect, test } from 'vitest'
import { ApiError } from '#web/client/api.ts'
import { newerCustomer, phoneHolder } from './typedCustomer.ts'

test('a refusal for a stale write and one for a taken phone are told apart', () => {
  const customer = { id: 'x', version: 2 }
  const refusal = (details: Record<string, unknown>, fields = {}) =>
    new ApiError(409, { code: 'conflict', message: 'No', request_id: '', details, fields })
  const [stale, taken] = [refusal({ reason: 'stale', customer }), refusal({ customer }, { phone: 'Taken' })]
  expect([newerCustomer(stale), phoneHolder(stale)]).toEqual([customer, undefined])
  expect([newerCustomer(taken), phoneHolder(taken)]).toEqual([undefined, customer])
})
