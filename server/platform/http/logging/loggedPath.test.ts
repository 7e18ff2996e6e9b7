import { expect, it } from 'vitest'
import { loggedPath } from './loggedPath.ts'

it('the log shows no secret part of a link', () => {
  const secret = 'x7f-SECRET_token'
  for (const path of [
    `/card/${secret}`,
    `/unsubscribe/${secret}`,
    `/o/${secret}`,
    `/l/${secret}`,
    `/accept-invitation/${secret}`,
    `/accept-invitation?token=${secret}`,
    `/reset-password?token=${secret}`,
    `/card/${secret}/more?x=${secret}`,
    `/api/v1/codes/${secret}`,
    `/api/v1/codes/\n${secret}`,
  ])
    expect(loggedPath(path)).not.toContain(secret)
})

it('the log shows every other path unchanged', () => {
  for (const path of [
    '/',
    '/api/v1/orders/1',
    '/api/v1/programs/1/codes',
    '/api/app/portal/card',
    '/company',
    '/login',
  ])
    expect(loggedPath(path)).toBe(path)
})
