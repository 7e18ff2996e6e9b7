import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerError } from './errors.ts'

it('a fault of ours reveals nothing about its cause', async () => {
  const app = new Hono().get('/', () => {
    throw new Error('relation "customers" does not exist at 10.0.0.7:5432')
  })
  app.onError((error, c) => answerError(error, c as never))
  const answer = await app.request('/')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({
    error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  })
  expect([...answer.headers].flat().join()).not.toContain('customers')
})
