import { describe, expect, it } from 'vitest'
import { type Authenticator, answerChallenge, switchOn } from '#tests/accounts/authenticator.ts'
import { confirmAddress } from '#tests/accounts/confirmAddress.ts'
import { NEW_PASSWORD, PASSWORD, type Person } from '#tests/accounts/people.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import { begin, DAY, factorsOf, guarded, MINUTE, people, remove, setUp } from './twoFactor.rig.ts'

setUp()

describe('a remembered device', () => {
  const remembered = async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    expect((await answerChallenge(visitor, await app.nextCode(), true)).status).toBe(200)
    return { person, app, visitor }
  }
  const asks = async (person: Person, visitor: Visitor, password = PASSWORD) => {
    for (const name of visitor.cookies.keys()) if (name.includes('session')) visitor.cookies.delete(name)
    return (await begin(person, visitor, password)).answer.status === 401
  }

  it('is not asked for 30 days, and then again', async () => {
    const { person, visitor } = await remembered()
    people.clock.advance(29 * DAY)
    expect(await asks(person, visitor)).toBe(false)
    people.clock.advance(2 * DAY)
    expect(await asks(person, visitor)).toBe(true)
  })

  it('is one browser and one person, and still needs the password', async () => {
    const { person, visitor } = await remembered()
    const other = await guarded()
    expect(await asks(person, people.visitor())).toBe(true)
    expect(await asks(other.person, visitor)).toBe(true)
    expect((await begin(person, visitor, 'not the password')).answer.status).toBe(400)
    expect(await asks(person, visitor)).toBe(false)
  })

  it('is only made on request', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    await answerChallenge(visitor, await app.nextCode())
    expect(await asks(person, visitor)).toBe(true)
  })

  it('gets a new token, never one planted by an attacker, stored as a hash', async () => {
    const attacker = await remembered()
    const planted = attacker.visitor.cookies.get('regulars.device')!
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    visitor.cookies.set('regulars.device', planted)
    await answerChallenge(visitor, await app.nextCode(), true)
    expect(await asks(person, attacker.visitor)).toBe(true)
    const tokens = visitor.cookies.get('regulars.device')!.split('.')
    const stored = await people.rows<{ token_hash: string }>('select token_hash from remembered_devices')
    for (const token of tokens) expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token)
    // On a shared browser both people are remembered.
    expect([await asks(person, visitor), await asks(attacker.person, visitor)]).toEqual([false, false])
  })

  it('is one of twenty at most: the next one takes the place of the first', async () => {
    const { person, visitor, app } = await remembered()
    await people.rows(
      `insert into remembered_devices (id, user_id, token_hash, user_agent, ip_address, expires_at, created_at)
       select gen_random_uuid(), $1, 'hash ' || n, '', '', $2::timestamptz + interval '9 days', $2::timestamptz
       from generate_series(1, 19) n`,
      [person.id, new Date(people.clock.now().getTime() + 1)],
    )
    expect(await asks(person, visitor)).toBe(false)
    const next = await begin(person)
    await answerChallenge(next.visitor, await app.nextCode(), true)
    expect((await factorsOf(next.visitor)).remembered_devices).toHaveLength(20)
    expect(await asks(person, visitor)).toBe(true)
  })

  it('is listed to its owner, who alone can forget it', async () => {
    const { person, visitor } = await remembered()
    const [device, ...others] = (await factorsOf(visitor)).remembered_devices
    expect(others).toEqual([])
    const other = await guarded()
    const path = `/api/auth/remembered-devices/${device!.id}`
    expect((await other.person.visitor.send('DELETE', path)).status).toBe(404)
    expect((await visitor.send('DELETE', path)).status).toBe(204)
    expect((await factorsOf(visitor)).remembered_devices).toEqual([])
    expect(await asks(person, visitor)).toBe(true)
  })

  const ends: Record<
    string,
    (who: { person: Person; app: Authenticator; visitor: Visitor }) => Promise<Answer>
  > = {
    'all are forgotten': ({ visitor }) => visitor.send('DELETE', '/api/auth/remembered-devices'),
    'they sign out everywhere': ({ visitor }) => visitor.post('/api/auth/sign-out?scope=global', undefined),
    'they sign out everywhere else': ({ visitor }) =>
      visitor.post('/api/auth/sign-out?scope=others', undefined),
  }
  it.each(Object.keys(ends))('is asked again when %s', async (end) => {
    const who = await remembered()
    expect((await ends[end]!(who)).status).toBe(204)
    expect(await asks(who.person, who.visitor)).toBe(true)
  })

  it('is asked again when the password changes, or is reset', async () => {
    const { person, visitor, app } = await remembered()
    await confirmAddress(people, person)
    const body = { current_password: PASSWORD, password: NEW_PASSWORD }
    expect((await visitor.post('/api/auth/user/password', body)).status).toBe(204)
    expect(await asks(person, visitor, NEW_PASSWORD)).toBe(true)
    await answerChallenge(visitor, await app.nextCode(), true)
    await people.visitor().post('/api/auth/recover', { email: person.email })
    const token = await people.tokenFor(person.email)
    await people.visitor().post('/api/auth/reset-password', { token, password: PASSWORD })
    expect(await asks(person, visitor)).toBe(true)
  })

  it('is asked again when two-step sign-in was switched off and on', async () => {
    const { person, app, visitor } = await remembered()
    await remove(visitor, app, { password: PASSWORD, code: await app.nextCode() })
    people.clock.advance(MINUTE)
    await switchOn(people, { ...person, visitor })
    expect(await asks(person, visitor)).toBe(true)
  })
})
