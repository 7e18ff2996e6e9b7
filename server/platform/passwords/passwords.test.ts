import { expect, it } from 'vitest'
import { hashPassword, isPassword, isPin, MOST_WAITING } from './passwords.ts'

it('a password is right by its own hash alone, and by nothing that is none', async () => {
  const hashed = await hashPassword('a fine password')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(hashed, 'a fine password')).toBe(true)
  expect(await isPassword(hashed, 'a fine passwore')).toBe(false)
  expect(await isPassword('none', 'a fine password')).toBe(false)
})

it('a crowd beyond what can be waited for is told to come back, and nobody before it is lost', async () => {
  const crowd = await Promise.allSettled(
    Array.from({ length: MOST_WAITING * 2 }, () => isPassword('none', 'a fine password')),
  )
  const told = crowd.filter((one) => one.status === 'rejected')
  expect(told.length).toBeGreaterThan(0)
  expect(crowd.length - told.length).toBeGreaterThanOrEqual(MOST_WAITING)
  for (const { reason } of told) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 60 })
  expect(await isPassword('none', 'a fine password')).toBe(false)
})

it('a crowd of guests is told to come back alone, and the staff pass it', async () => {
  let customers = 0
  const crowd = Array.from({ length: MOST_WAITING * 2 }, () =>
    isPin('none', '4711').finally(() => customers++),
  )
  const settled = Promise.allSettled(crowd)
  // Those who are refused are told at once.
  await expect(crowd.at(-1)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 })
  const refused = customers
  expect(await isPassword('none', 'a fine password')).toBe(false)
  expect(customers - refused).toBeLessThan(MOST_WAITING / 4)
  expect((await settled).filter(({ status }) => status === 'fulfilled').length).toBe(
    MOST_WAITING * 2 - refused,
  )
})
