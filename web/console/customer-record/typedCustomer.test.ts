import { expect, test } from 'vitest'
import { ApiError } from '#web/client/api.ts'
import { keepTyped, newerCustomer, phoneHolder, type TypedCustomer } from './typedCustomer.ts'

const opened: TypedCustomer = {
  ...{ first_name: 'Ada', last_name: '', phone: '', email: 'a@example.com', birthday: '', notes: '' },
}

test('their changes come in and what was typed elsewhere stays', () => {
  const typed = { ...opened, last_name: 'King' }
  const newer = { ...opened, email: 'b@example.com' }
  expect(keepTyped(opened, typed, newer)).toEqual({ ...opened, last_name: 'King', email: 'b@example.com' })
})

test('a refusal for a stale write and one for a taken phone are told apart', () => {
  const customer = { id: 'x', version: 2 }
  const refusal = (details: Record<string, unknown>, fields = {}) =>
    new ApiError(409, { code: 'conflict', message: 'No', request_id: '', details, fields })
  const [stale, taken] = [refusal({ reason: 'stale', customer }), refusal({ customer }, { phone: 'Taken' })]
  expect([newerCustomer(stale), phoneHolder(stale)]).toEqual([customer, undefined])
  expect([newerCustomer(taken), phoneHolder(taken)]).toEqual([undefined, customer])
})
