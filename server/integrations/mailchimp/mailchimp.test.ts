import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hashToken } from '#server/platform/secrets/keyring.ts'
import { memberPut, memberResource } from '#stand-ins/mailchimp/member.ts'
import { connected, desk, newEmail, setUp } from './audience.rig.ts'
import { changeConnection, findConnection } from './connection.ts'
import { webhookPath } from './contract.ts'
import { createMailchimpProvider, unsubscribeOf, upsertOf } from './provider.ts'
import { reconcile, reconcileAll } from './reconcile.ts'
import { mailchimpMembers } from './tables.ts'

setUp()

describe('nobody is subscribed again', () => {
  it.each(['unsubscribed', 'cleaned'])(
    'who was %s in Mailchimp before: their consent here ends',
    async (status) => {
      const email = newEmail()
      const { put, sync, ids, member, optedIn, business } = await connected({ customers: [email] })
      desk.clock.advance(60_000)
      put(email, status)
      await sync()
      expect(member(email)).toMatchObject({ status })
      expect(await optedIn(ids[0]!)).toBe(false)
      expect((await business.consents(ids[0]!)).at(-1)).toMatchObject({ given: false, source: 'mailchimp' })
    },
  )

  it('who left there and agrees again here, or left here and agrees again', async () => {
    const [there, here] = [newEmail(), newEmail()]
    const { ids, sync, leave, member, agree, follow, optedIn } = await connected({ customers: [there, here] })
    await sync()
    desk.clock.advance(60_000)
    await leave(there)
    await agree(ids[1]!, false)
    await follow()
    await sync()
    expect([member(there)?.status, member(here)?.status]).toEqual(['unsubscribed', 'unsubscribed'])
    desk.clock.advance(60_000)
    for (const id of ids) await agree(id, true)
    await follow()
    await sync()
    expect([member(there)?.status, member(here)?.status]).toEqual(['unsubscribed', 'unsubscribed'])
    // Their newer consent stays here.
    expect([await optedIn(ids[0]!), await optedIn(ids[1]!)]).toEqual([true, true])
  })

  it('by any request: none says that somebody who is there is to be subscribed', async () => {
    const email = newEmail()
    const { sync, ids, agree, follow } = await connected({ customers: [email] })
    await sync()
    await agree(ids[0]!, false)
    await follow()
    await sync()
    const puts = desk.standIns.mailchimp.requests.filter(({ method }) => method === 'PUT')
    expect(puts.length).toBeGreaterThan(1)
    expect(puts.filter(({ body }) => (body as { status?: string }).status === 'subscribed')).toEqual([])
  })

  it('who was never asked is not sent there, and stays where they agreed in Mailchimp itself', async () => {
    const { business, put, sync, follow, member, key } = await connected()
    const email = newEmail()
    put(email, 'subscribed')
    const id = await business.addCustomer({ email, agreed: [] })
    const silent = await business.addCustomer({ email: newEmail(), agreed: [] })
    const { id: list_id } = desk.standIns.mailchimp.audience(key)
    await business.run(({ tx, now }) =>
      tx.insert(mailchimpMembers).values(
        [id, silent].map((customer_id) => ({
          business_id: business.businessId,
          customer_id,
          list_id,
          due_at: now,
        })),
      ),
    )
    await follow()
    await sync()
    expect(member(email)?.status).toBe('subscribed')
    const kept = await business.run(({ tx }) => tx.select().from(mailchimpMembers))
    expect(kept.map(({ state, told, tags }) => ({ state, told, tags }))).toEqual(
      Array(2).fill({ state: 'unasked', told: null, tags: [] }),
    )
  })
})

describe('a webhook', () => {
  const post = (path: string, form: Record<string, string>) =>
    desk.request(path, { method: 'POST', body: new URLSearchParams(form) })

  it('is refused without the secret, with another shop’s, and moves nobody else’s guests', async () => {
    const email = newEmail()
    const mine = await connected({ customers: [email] })
    const other = await connected({ customers: [email] })
    const list = desk.standIns.mailchimp.audience(mine.key).id
    const form = { type: 'unsubscribe', 'data[list_id]': list, 'data[email]': email }
    const path = (businessId: string, secret: string) => webhookPath(businessId, encodeURIComponent(secret))
    for (const forged of [
      path(mine.business.businessId, 'x'),
      path(mine.business.businessId, other.secret),
      path(mine.business.businessId, hashToken(mine.secret)),
    ])
      expect((await post(forged, form)).status).toBe(404)
    // The other business's own webhook address, with an audience that is not its own.
    expect((await post(path(other.business.businessId, other.secret), form)).status).toBe(204)
    expect([await mine.optedIn(mine.ids[0]!), await other.optedIn(other.ids[0]!)]).toEqual([true, true])
    expect(await mine.leave(email)).toEqual([204])
    expect([await mine.optedIn(mine.ids[0]!), await other.optedIn(other.ids[0]!)]).toEqual([false, true])
  })

  it('that comes twice, or late, ends a consent once, and none that is newer', async () => {
    const email = newEmail()
    const { ids, leave, sync, business, agree, optedIn } = await connected({ customers: [email] })
    await sync()
    desk.clock.advance(60_000)
    const at = desk.clock.now()
    expect([...(await leave(email, { at })), ...(await leave(email, { at }))]).toEqual([204, 204])
    expect((await business.consents(ids[0]!)).filter(({ given }) => !given)).toHaveLength(1)
    desk.clock.advance(60_000)
    await agree(ids[0]!, true)
    await leave(email, { at })
    expect(await optedIn(ids[0]!)).toBe(true)
  })

  it('that never came is made up for at night', async () => {
    const [email, cleaned] = [newEmail(), newEmail()]
    const { ids, leave, sync, business, optedIn } = await connected({ customers: [email, cleaned] })
    await sync()
    desk.clock.advance(3_600_000)
    await leave(email, { tells: false })
    await leave(cleaned, { status: 'cleaned', tells: false })
    await reconcile(desk.services, business.businessId)
    expect([await optedIn(ids[0]!), await optedIn(ids[1]!)]).toEqual([false, false])
    expect((await business.run(findConnection))?.checked_at).toEqual(desk.clock.now())
  })

  it('is made up for in every shop, whatever becomes of the round in another', async () => {
    const email = newEmail()
    const [broken, fine] = [await connected(), await connected({ customers: [email] })]
    await fine.sync()
    desk.clock.advance(3_600_000)
    await fine.leave(email, { tells: false })
    const account = (key: string) => {
      if (key === broken.key) throw new Error('Something of ours')
      return desk.services.mailchimp.account(key)
    }
    await expect(reconcileAll({ ...desk.services, mailchimp: { account } })).rejects.toThrow('1 businesses')
    expect(await fine.optedIn(fine.ids[0]!)).toBe(false)
  })
})

describe('the key', () => {
  it('is kept sealed, and opens for no other shop', async () => {
    const [mine, theirs] = [
      await connected({ customers: [newEmail()] }),
      await connected({ customers: [newEmail()] }),
    ]
    const row = await mine.business.run(findConnection)
    expect(JSON.stringify(row)).not.toContain(mine.key)
    await theirs.business.run((ctx) => changeConnection(ctx, { api_key: row!.api_key }))
    const asked = desk.standIns.mailchimp.requests.length
    await theirs.sync()
    expect(desk.standIns.mailchimp.requests).toHaveLength(asked)
  })

  it.each([
    'evil.example/#-us21',
    `${'a'.repeat(32)}-us21.evil.example`,
    `${'a'.repeat(32)}-us21/`,
    `${'a'.repeat(32)}-evil@127.0.0.1`,
    `${'a'.repeat(32)}-`,
    `${'A'.repeat(32)}-us21`,
  ])('says of the address no more than a data centre: %s', (key) => {
    expect(() => createMailchimpProvider().account(key)).toThrow('not a Mailchimp key')
  })
})

const folder = new URL('../../../../shared/specs/mailchimp/', import.meta.url)
const isHere = existsSync(folder)
if (!isHere) console.warn('SKIPPED: Mailchimp’s API document is not here, the requests were not held to it')

describe.skipIf(!isHere)(
  'held to the official document (skipped where shared/specs/mailchimp is missing)',
  () => {
    const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    const strict = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(strict)
      if (typeof node !== 'object' || node === null) return node
      const known = Object.entries(node).map(([key, value]) => [key, strict(value)])
      return { ...Object.fromEntries(known), ...('properties' in node && { additionalProperties: false }) }
    }
    const put = () => {
      const { put } = read('marketing-members.json').paths['/3.0/lists/{list_id}/members/{subscriber_hash}']
      const { schema } = put.requestBody.content['application/json']
      return z.fromJSONSchema(strict(schema) as Parameters<typeof z.fromJSONSchema>[0])
    }
    const person = { email: 'ana@guests.example', firstName: 'Ana', lastName: '', tags: ['Coffee Card'] }

    it('what we send has what is documented, and the stand-in reads it', () => {
      expect(put().safeParse({ status_if_new: 'subscribed' }).success).toBe(false)
      expect(put().safeParse({ ...upsertOf(person, true), invented: 1 }).success).toBe(false)
      for (const body of [upsertOf(person, true), upsertOf(person, false), unsubscribeOf(person.email)]) {
        expect(put().safeParse(body).error).toBeUndefined()
        expect(memberPut.safeParse(body).error).toBeUndefined()
      }
    })

    it('what the stand-in answers is a member as documented', () => {
      const { definitions } = read('member-response.schema.json')
      const about = definitions['lists.MembersSuccessResponse']
      const answer = memberResource('list', {
        email: person.email,
        status: 'subscribed',
        fields: {},
        tags: ['A'],
        changed: new Date(),
        optedAt: new Date(),
      })
      expect(Object.keys(answer).filter((name) => !(name in about.properties))).toEqual([])
      expect(about.required.filter((name: string) => !(name in answer))).toEqual([])
    })
  },
)
