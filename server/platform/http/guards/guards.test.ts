import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { securityHeaders } from './guards.ts'

it('a page loads nothing from other sites, and no site can frame it, guess its content type or share its process', async () => {
  const app = new Hono().use(securityHeaders(true)).get('/', (c) => c.text(''))
  const { headers } = await app.request('/', { headers: { origin: 'https://elsewhere.example' } })
  const policy = headers.get('content-security-policy')
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ])
    expect(`${policy};`).toContain(`${rule};`)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

it('browsers are told to use https only, except where we are served over http ourselves', async () => {
  const policyUnder = async (https: boolean) => {
    const app = new Hono().use(securityHeaders(https)).get('/', (c) => c.text(''))
    return (await app.request('/')).headers
      .get('content-security-policy')!
      .split(';')
      .map((one) => one.trim())
  }
  expect(await policyUnder(true)).toContain('upgrade-insecure-requests')
  expect(await policyUnder(false)).not.toContain('upgrade-insecure-requests')
})
