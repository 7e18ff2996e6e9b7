import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerChallenge, switchOn } from '#tests/accounts/authenticator.ts'
import { confirmAddress } from '#tests/accounts/confirmAddress.ts'
import { PASSWORD, type People, type Person, refusalOf, said } from '#tests/accounts/people.ts'
import { bearer, grantByPassword, refresh } from '#tests/accounts/tokens.ts'
import { openPeopleWithEveryWayIn, waysIn } from '#tests/accounts/waysIn.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const SUSPENDED = 'This account is suspended. Please contact us at hello@regulars.example.'
const OVER = 'This sign-in is over. Please sign in again.'
const AGENCY = '01939c00-0000-7000-8000-000000000003'

let people: People
let admin: Person
beforeAll(async () => {
  people = await openPeopleWithEveryWayIn()
  admin = await people.signUp()
  await people.rows('insert into super_admins values ($1)', [admin.id])
})
afterAll(() => people?.close())

async function act({ id }: Person, what: 'suspend' | 'restore') {
  const body = what === 'suspend' ? { reason: 'Spam' } : undefined
  const answer = await admin.visitor.post(`/api/app/admin/users/${id}/${what}`, body)
  if (answer.status !== 200) throw new Error(answer.text)
}
async function confirmed(): Promise<Person> {
  const person = await people.signUp()
  await confirmAddress(people, person)
  return person
}
const sessionCount = async ({ id }: Person) =>
  (await people.rows('select 1 from session where user_id = $1', [id])).length
/** Checks that neither the browser nor the database has a session. */
async function expectOut(person: Person, visitor: Visitor) {
  expect([...visitor.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
  expect([await people.whoIs(visitor), await sessionCount(person)]).toEqual([null, 0])
}

it.each(Object.keys(waysIn))(
  'a suspended person does not come in by %s, and does once restored',
  async (way) => {
    const person = await confirmed()
    const comeIn = await waysIn[way]!(people, person)
    await act(person, 'suspend')
    const visitor = people.visitor()
    const answer = await comeIn(visitor)
    if (typeof answer === 'string') expect(answer).toMatch(/\/login\?error=(sso_)?suspended$/)
    else expect(said(answer)).toEqual([403, SUSPENDED])
    await expectOut(person, visitor)
    await act(person, 'restore')
    const welcome = people.visitor()
    await comeIn(welcome)
    expect(await people.whoIs(welcome)).toBe(person.email)
  },
)

it('a suspended person gets no access token, and earlier ones stop working', async () => {
  const person = await people.signUp()
  const program = people.visitor()
  const { access_token, refresh_token } = await grantByPassword(program, person.email)
  const use = () => program.get('/api/auth/user', bearer(access_token))
  expect((await use()).status).toBe(200)
  await act(person, 'suspend')
  expect(said(await use())).toEqual([401, 'Invalid JWT'])
  expect(said(await refresh(program, refresh_token))).toEqual([400, 'Invalid refresh token'])
  const again = { email: person.email, password: PASSWORD }
  const granted = await program.post('/api/auth/token?grant_type=password', again)
  expect(said(granted)).toEqual([403, SUSPENDED])
  await expectOut(person, program)
  await act(person, 'restore')
  // A restore does not bring earlier tokens back: somebody else may have them.
  expect((await use()).status).toBe(401)
  expect((await refresh(program, refresh_token)).status).toBe(400)
  await grantByPassword(program, person.email)
})

it('a suspended person cannot sign in from a remembered device', async () => {
  const person = await people.signUp()
  const { nextCode } = await switchOn(people, person)
  const { visitor } = await people.signIn(person.email, PASSWORD)
  expect((await answerChallenge(visitor, await nextCode(), true)).status).toBe(200)
  const comeIn = async () => {
    visitor.cookies.delete('regulars.session_token')
    return (await people.signIn(person.email, PASSWORD, visitor)).answer
  }
  expect((await comeIn()).status).toBe(200)
  await act(person, 'suspend')
  expect(said(await comeIn())).toEqual([403, SUSPENDED])
  await expectOut(person, visitor)
  await act(person, 'restore')
  // The device was forgotten together with the sessions.
  expect(refusalOf(await comeIn())?.code).toBe('second_factor')
})

it('a suspended person cannot complete a sign-in that waited for its second step', async () => {
  const person = await people.signUp()
  const { nextCode, backupCodes } = await switchOn(people, person)
  const { visitor } = await people.signIn(person.email, PASSWORD)
  await act(person, 'suspend')
  for (const code of [await nextCode(), backupCodes[0]!])
    expect(said(await answerChallenge(visitor, code))).toEqual([409, OVER])
  await expectOut(person, visitor)
})

it('a suspended person cannot sign in at a shared till by their PIN', async () => {
  const [owner, person] = [await people.signUp(), await confirmed()]
  await people.prove(owner)
  await people.rows('update businesses set tier_id = $2 where id = $1', [owner.id, AGENCY])
  await owner.visitor.post('/api/v1/send-team-invitation', { email: person.email, role: 'counter' })
  const [mail] = await people.rows<{ outgoing: string }>(
    `select outgoing from communication_logs where recipient = $1 and outgoing like '%token=%'`,
    [person.email],
  )
  const token = /token=([\w-]+)/.exec(mail!.outgoing)![1]
  expect((await person.visitor.post('/api/auth/invitation/accept', { token })).status).toBe(200)
  await person.visitor.post('/api/auth/session/business', { business_id: owner.id })
  expect((await person.visitor.send('PUT', '/api/app/staff-pin', { pin: '4711' })).status).toBe(204)
  const till = owner.visitor
  expect((await till.post('/api/app/shared-till', undefined)).status).toBe(204)
  const [member] = await people.rows<{ id: string }>(
    'select id from tenant_members where business_id = $1 and user_id = $2',
    [owner.id, person.id],
  )
  const come = () => till.post('/api/app/shared-till/come', { member_id: member!.id, pin: '4711' })
  expect((await come()).status).toBe(204)
  expect(await people.whoIs(till)).toBe(person.email)
  await act(person, 'suspend')
  expect(await people.whoIs(till)).not.toBe(person.email)
  expect(said(await come())).toEqual([404, 'Member not found'])
  await act(person, 'restore')
  expect((await come()).status).toBe(204)
})
