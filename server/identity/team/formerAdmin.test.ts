import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageToken } from '#server/messaging/messages/index.ts'
import { openPeople, PASSWORD, type People, type Person } from '#tests/accounts/people.ts'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

/** A team whose founder made somebody else its admin and was removed from it. */
async function handedOver() {
  const founder = await people.signUp()
  await people.prove(founder)
  await people.rows(
    `update businesses set tier_id = (select id from subscription_tiers where name = 'Pro') where id = $1`,
    [founder.id],
  )
  const heir = { email: people.newEmail(), visitor: people.visitor() }
  await founder.visitor.post('/api/v1/send-team-invitation', { email: heir.email, role: 'member' })
  const [mail] = await people.rows<{ outgoing: string }>(
    'select outgoing from communication_logs where recipient = $1',
    [heir.email],
  )
  const token = /token=([\w-]+)/.exec(mail!.outgoing)![1]
  const named = { first_name: 'Ben', last_name: 'Okoro', password: PASSWORD }
  await heir.visitor.post('/api/auth/invitation/join', { token, ...named })
  const { body } = await heir.visitor.get('/api/app/company')
  const { members } = body as { members: { id: string; email: string }[] }
  const idOf = (email: string) => members.find((member) => member.email === email)!.id
  const path = '/api/app/tenant-members'
  const handed = await founder.visitor.post(`${path}/${idOf(heir.email)}/hand-over`, undefined)
  const removed = await heir.visitor.send('DELETE', `${path}/${idOf(founder.email)}`, {
    revoke_api_keys: false,
  })
  expect([handed.status, removed.status]).toEqual([200, 204])
  const addressOfBusiness = async () =>
    (await people.rows<{ email: string }>('select email from businesses where id = $1', [founder.id]))[0]!
      .email
  return { founder, heir, addressOfBusiness }
}

async function changeAddress({ visitor }: Pick<Person, 'visitor'>): Promise<string> {
  const email = people.newEmail()
  await visitor.post('/api/auth/user/email', { email, password: PASSWORD })
  const token = await people.tokenFor(email)
  const answer = await visitor.post('/api/auth/verify', { type: 'email_change', token })
  expect(answer.status).toBe(200)
  return email
}

describe('a former admin', () => {
  it('is no longer whom the shop’s mail goes to, whatever address they take', async () => {
    const { founder, heir, addressOfBusiness } = await handedOver()
    expect(await addressOfBusiness()).toBe(heir.email)
    await changeAddress(founder)
    expect(await addressOfBusiness()).toBe(heir.email)
    const moved = await changeAddress(heir)
    expect(await addressOfBusiness()).toBe(moved)
  })

  it('cannot end the weekly mail by a link of before', async () => {
    const { founder, heir } = await handedOver()
    const { keyring } = people.product.services
    const [found] = await people.rows<{ id: string }>('select id from "user" where email = $1', [heir.email])
    const linkOf = (id: string) =>
      `/unsubscribe/weekly/${messageToken(keyring, 'weekly mail', { business_id: founder.id, id })}`
    const hasLeft = async () =>
      ((await heir.visitor.get('/api/app/settings')).body as { weekly_mail_left: boolean }).weekly_mail_left
    const stranger = people.visitor()
    expect((await stranger.get(linkOf(founder.id))).status).toBe(404)
    expect((await stranger.post(linkOf(founder.id), undefined)).status).toBe(404)
    expect(await hasLeft()).toBe(false)
    expect((await stranger.post(linkOf(found!.id), undefined)).status).toBe(200)
    expect(await hasLeft()).toBe(true)
  })
})
