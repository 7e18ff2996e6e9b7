import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerError } from '#server/platform/http/index.ts'
import { refuseWhileLoading } from './refuseWhileLoading.ts'

let percent = 42
const app = new Hono()
  .use(
    '/api/auth/*',
    refuseWhileLoading(() => percent, ['owner@bluedoor.example']),
  )
  .post('/api/auth/sign-in', async (c) => c.json(await c.req.json()))
app.onError((error, c) => answerError(error, c as never))

async function signIn(email: string) {
  const body = JSON.stringify({ email, password: 'regulars-demo' })
  const answer = await app.request('/api/auth/sign-in', { method: 'POST', body })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

it('the demo’s people are told how much of their shop is there, and let through as soon as all of it is', async () => {
  for (const email of ['owner@bluedoor.example', ' Owner@BlueDoor.example ']) {
    const { status, headers, body } = await signIn(email)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(body.error.message).toBe(
      'The demo shop is still being made: 42 % of its year is there. Please try again in a minute or two.',
    )
  }
  expect((await signIn('somebody@else.example')).status).toBe(200)
  percent = 100
  expect(await signIn('owner@bluedoor.example')).toMatchObject({
    status: 200,
    body: { email: 'owner@bluedoor.example' },
  })
})
