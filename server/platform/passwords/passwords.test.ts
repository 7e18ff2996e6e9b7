import { expect, it } from 'vitest'
import { hashPassword, isPassword, isPin, MOST_WAITING } from './passwords.ts'

it('a password matches its own hash alone, and never a text that is not a hash', async () => {
  const hashed = await hashPassword('a fine password')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(hashed, 'a fine password')).toBe(true)
  expect(await isPassword(hashed, 'a fine passwore')).toBe(false)
  expect(await isPassword('none', 'a fine password')).toBe(false)
})

it('when too many wait, new ones are told to come back, and those already waiting are served', async () => {
  const crowd = await Promise.allSettled(
    Array.from({ length: MOST_WAITING * 2 }, () => isPassword('none', 'a fine password')),
  )
  const told = crowd.filter((one) => one.status === 'rejected')
  expect(told.length).toBeGreaterThan(0)
  expect(crowd.length - told.length).toBeGreaterThanOrEqual(MOST_WAITING)
  for (const { reason } of told) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 60 })
  expect(await isPassword('none', 'a fine password')).toBe(false)
})

it('when too many guests wait, only guests are told to come back; staff are served', async () => {
  let customers = 0
  const crowd = Array.from({ length: MOST_WAITING * 2 }, () =>
    isPin('none', '4711').finally(() => customers++),
  )
  const settled = Promise.allSettled(crowd)
  // Refused calls fail at once.
  await expect(crowd.at(-1)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 })
  const refused = customers
  expect(await isPassword('none', 'a fine password')).toBe(false)
  expect(customers - refused).toBeLessThan(MOST_WAITING / 4)
  expect((await settled).filter(({ status }) => status === 'fulfilled').length).toBe(
    MOST_WAITING * 2 - refused,
  )
})
