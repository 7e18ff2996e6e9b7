import { describe, expect, it } from 'vitest'
import { answerChallenge, codeOf } from '#tests/accounts/authenticator.ts'
import { confirmAddress } from '#tests/accounts/confirmAddress.ts'
import { beginWithGoogle, comeBack, signInAtGoogle } from '#tests/accounts/googleBrowser.ts'
import { PASSWORD, refusalOf, said } from '#tests/accounts/people.ts'
import { removeFactors } from './index.ts'
import {
  begin,
  factorsOf,
  guarded,
  MINUTE,
  people,
  remove,
  setUp,
  subjectsTo,
  WRONG,
} from './twoFactor.rig.ts'

setUp()

describe('a code of the app', () => {
  it('is accepted once: not in another sign-in, nor an older one', async () => {
    const { person, app } = await guarded()
    const code = await app.nextCode()
    expect((await answerChallenge((await begin(person)).visitor, code)).status).toBe(200)
    const { visitor } = await begin(person)
    expect(said(await answerChallenge(visitor, code))).toEqual([400, WRONG])
    expect(said(await answerChallenge(visitor, await app.code(-1)))).toEqual([400, WRONG])
    expect((await answerChallenge(visitor, await app.nextCode())).status).toBe(200)
  })

  it('is not the one that switched two-step sign-in on', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    expect(said(await answerChallenge(visitor, await app.code()))).toEqual([400, WRONG])
  })

  it('may be typed with a space, and half a minute early or late', async () => {
    const { person, app } = await guarded()
    const { visitor } = await begin(person)
    people.clock.advance(2 * MINUTE)
    const code = await app.code(1)
    expect((await answerChallenge(visitor, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })
})

describe('a backup code', () => {
  it('signs in once, however it is typed, and the mailbox is told', async () => {
    const { person, app } = await guarded()
    const [code] = app.backupCodes
    const typed = ` ${code!.toLowerCase().replace('-', ' ')} `
    const { visitor } = await begin(person)
    expect((await answerChallenge(visitor, typed)).status).toBe(200)
    expect(await subjectsTo(person.email)).toContain('A backup code was used')
    expect(people.mails(person.email).at(-1)!.text).toContain('9 are left')
    expect((await factorsOf(visitor)).backup_codes_left).toBe(9)
    expect((await answerChallenge((await begin(person)).visitor, code!)).status).toBe(400)
  })

  it('is in the database only as a keyed hash', async () => {
    const { person, app } = await guarded()
    expect(app.backupCodes).toHaveLength(10)
    expect(new Set(app.backupCodes).size).toBe(10)
    const stored = JSON.stringify(
      await people.rows('select * from backup_codes where user_id = $1', [person.id]),
    )
    for (const code of app.backupCodes) {
      expect(code).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)
      expect(stored).not.toContain(code.replace('-', ''))
    }
  })

  it('is replaced with all others only with a code', async () => {
    const { person, app } = await guarded()
    const path = `/api/auth/factors/${app.factorId}/backup-codes`
    expect((await person.visitor.post(path, { code: '000000' })).status).toBe(400)
    const renewed = await person.visitor.post(path, { code: await app.nextCode() })
    const { backup_codes: codes } = renewed.body as { backup_codes: string[] }
    const { visitor } = await begin(person)
    expect((await answerChallenge(visitor, app.backupCodes[0]!)).status).toBe(400)
    expect((await answerChallenge(visitor, codes[0]!)).status).toBe(200)
  })
})

describe('switching it on', () => {
  it('needs the password again, and is not in effect before the first code has proven the app', async () => {
    const person = await people.signUp()
    await confirmAddress(people, person)
    const { visitor } = person
    for (const body of [{}, { password: '' }, { password: 'not the password' }])
      expect(refusalOf(await visitor.post('/api/auth/factors', body))?.fields).toHaveProperty('password')
    const { body } = await visitor.post('/api/auth/factors', { password: PASSWORD })
    const begun = body as { id: string; secret: string; uri: string }
    expect(begun.uri).toContain(begun.secret)
    expect((await visitor.post(`/api/auth/factors/${begun.id}/verify`, { code: '000000' })).status).toBe(400)
    expect(await factorsOf(visitor)).toEqual({ factor: null, backup_codes_left: 0, remembered_devices: [] })
    expect((await begin(person)).answer.status).toBe(200)
  })

  it('tells the mailbox, and happens once', async () => {
    const { person, app } = await guarded()
    expect(await subjectsTo(person.email)).toContain('Two-step sign-in is on')
    const again = await person.visitor.post('/api/auth/factors', { password: PASSWORD })
    expect(said(again)).toEqual([409, 'Two-step sign-in is on already'])
    const proven = await person.visitor.post(`/api/auth/factors/${app.factorId}/verify`, {
      code: await app.nextCode(),
    })
    expect(proven.status).toBe(404)
  })

  it('again deletes the earlier secret', async () => {
    const person = await people.signUp()
    await confirmAddress(people, person)
    const { visitor } = person
    const start = async () =>
      (await visitor.post('/api/auth/factors', { password: PASSWORD })).body as { id: string; secret: string }
    const [first, second] = [await start(), await start()]
    const verify = async ({ id }: { id: string }, { secret }: { secret: string }) =>
      (
        await visitor.post(`/api/auth/factors/${id}/verify`, {
          code: await codeOf(secret, people.clock.now()),
        })
      ).status
    expect([await verify(first, first), await verify(second, first), await verify(second, second)]).toEqual([
      404, 400, 200,
    ])
  })

  it("works for one's own factor alone", async () => {
    const person = await people.signUp()
    const other = await people.signUp()
    for (const one of [person, other]) await confirmAddress(people, one)
    const { body } = await person.visitor.post('/api/auth/factors', { password: PASSWORD })
    const { id, secret } = body as { id: string; secret: string }
    const code = await codeOf(secret, people.clock.now())
    expect((await other.visitor.post(`/api/auth/factors/${id}/verify`, { code })).status).toBe(404)
    expect((await people.visitor().post(`/api/auth/factors/${id}/verify`, { code })).status).toBe(401)
  })

  it('stores the secret encrypted, for this person alone', async () => {
    const { person, app } = await guarded()
    const { person: other, app: otherApp } = await guarded()
    const [row] = await people.rows<{ sealed_secret: string }>(
      'select sealed_secret from factors where user_id = $1',
      [person.id],
    )
    expect(row!.sealed_secret).not.toContain(app.secret)
    expect(Buffer.from(row!.sealed_secret, 'base64url').toString('latin1')).not.toContain(app.secret)
    // Moved to another person's row, the secret cannot be decrypted.
    await people.rows('update factors set sealed_secret = $2 where user_id = $1', [
      other.id,
      row!.sealed_secret,
    ])
    const { visitor } = await begin(other)
    expect((await answerChallenge(visitor, await app.nextCode())).status).toBe(500)
    expect((await answerChallenge(visitor, await otherApp.code())).status).toBe(500)
  })

  it('needs a sign-in of the last quarter of an hour from a person without a password', async () => {
    const visitor = people.visitor()
    people.clock.travelTo(new Date())
    const url = await beginWithGoogle(visitor)
    const email = people.newEmail()
    await comeBack(visitor, await signInAtGoogle(url.href, email))
    people.clock.advance(16 * MINUTE)
    const late = await visitor.post('/api/auth/factors', {})
    expect(said(late)).toEqual([409, expect.stringMatching(/^You signed in a while ago/)])
    people.clock.travelTo(new Date())
    const { body } = await visitor.post('/api/auth/factors', {})
    const { id, secret } = body as { id: string; secret: string }
    const code = await codeOf(secret, people.clock.now())
    expect((await visitor.post(`/api/auth/factors/${id}/verify`, { code })).status).toBe(200)
    people.clock.advance(MINUTE)
    const removed = await visitor.send('DELETE', `/api/auth/factors/${id}`, {
      code: await codeOf(secret, people.clock.now()),
    })
    expect(removed.status).toBe(204)
  })
})

describe('switching it off', () => {
  it('needs the password and a code, and tells the mailbox', async () => {
    const { person, app } = await guarded()
    const { visitor } = person
    expect((await remove(visitor, app, { password: PASSWORD, code: '000000' })).status).toBe(400)
    expect((await remove(visitor, app, { code: await app.nextCode() })).status).toBe(400)
    expect((await remove(visitor, app, { password: 'wrong', code: await app.nextCode() })).status).toBe(400)
    expect((await remove(visitor, app, { password: PASSWORD })).status).toBe(400)
    expect((await begin(person)).answer.status).toBe(401)
    const right = { password: PASSWORD, code: await app.nextCode() }
    expect((await remove(visitor, app, right)).status).toBe(204)
    expect((await begin(person)).answer.status).toBe(200)
    expect(await subjectsTo(person.email)).toContain('Two-step sign-in is off')
    for (const table of ['factors', 'backup_codes', 'remembered_devices', 'pending_sign_ins'])
      expect(await people.rows(`select 1 from ${table} where user_id = $1`, [person.id])).toEqual([])
  })

  it("cannot be done to somebody else's", async () => {
    const victim = await guarded()
    const attacker = await guarded()
    const body = { password: PASSWORD, code: await attacker.app.nextCode() }
    expect((await remove(attacker.person.visitor, victim.app, body)).status).toBe(404)
    expect((await factorsOf(victim.person.visitor)).factor).not.toBeNull()
  })

  it('can be done for a person who lost everything, by a support person who checked them', async () => {
    const { person } = await guarded()
    const { services } = people.product
    const removed = () => services.database.transaction({}, (tx) => removeFactors(services, tx, person.id))
    expect([await removed(), await removed()]).toEqual([true, false])
    expect((await begin(person)).answer.status).toBe(200)
    const off = (await subjectsTo(person.email)).filter((subject) => subject === 'Two-step sign-in is off')
    expect(off).toHaveLength(1)
  })
})
