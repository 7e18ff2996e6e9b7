import { describe, expect, it } from 'vitest'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { testKeys } from '#tests/world/product.ts'
import { said } from '#tests/world/team.ts'
import { renewStaffPins } from './renewPins.ts'
import {
  addCustomer,
  ben,
  business,
  buy,
  come,
  NOBODY,
  openTill,
  ownerId,
  sessionOf,
  setPin,
  setUp,
  teams,
} from './sharedTill.rig.ts'

setUp()

describe('signing in at a shared till', () => {
  it('is for the team alone: people and PINs of other shops are unknown there', async () => {
    const other = await teams.openBusiness()
    await setPin(other.owner, '8642')
    const { id } = (await teams.company(other.owner)).members[0]!
    const till = await openTill()
    expect(said(await come(till, id, '8642'))).toEqual([404, 'Member not found'])
    expect((await come(till, ben.id, '8642')).status).toBe(400)
    const { data: people } = (await till.get('/api/app/shared-till/people')).body as {
      data: { id: string }[]
    }
    expect(people.map((person) => person.id).sort()).toEqual([ownerId, ben.id].sort())
  })

  it('ends at the next request for a person removed from the team, and when the person who set the till up is removed', async () => {
    const nia = await teams.hire(business)
    await setPin(nia.visitor, '9070')
    const till = await openTill()
    const nias = await openTill(nia.email)
    const customer = await addCustomer()
    await come(till, nia.id, '9070')
    await come(nias, ben.id, '4711')
    expect((await buy(till, customer)).status).toBe(201)
    expect((await buy(nias, customer)).status).toBe(201)
    await teams.withdraw(business.owner, `app/tenant-members/${nia.id}`, { revoke_api_keys: true })
    expect(said(await buy(till, customer))).toEqual([403, NOBODY])
    expect((await come(till, nia.id, '9070')).status).toBe(404)
    // The removed person's session is no longer valid: neither at the till, nor for another business of theirs.
    expect((await buy(nias, customer)).status).toBe(401)
    expect(await sessionOf(nias)).toBeNull()
    // Rejoining the team does not bring the PIN back.
    await teams.invite(business, nia.email)
    await teams.accept(nia.visitor, await teams.tokenFor(nia.email))
    expect(said(await come(till, nia.id, '9070'))[0]).toBe(409)
    await teams.withdraw(business.owner, `app/tenant-members/${nia.id}`, { revoke_api_keys: true })
  })

  it('ends at the next request for a suspended person, who cannot sign in again', async () => {
    const nia = await teams.hire(business)
    await setPin(nia.visitor, '9071')
    const till = await openTill()
    const customer = await addCustomer()
    await come(till, nia.id, '9071')
    expect((await buy(till, customer)).status).toBe(201)
    const suspend = (since: Date | null) =>
      teams.rows('update "user" set suspended_at = $2 where email = $1', [nia.email, since])
    await suspend(new Date())
    expect(said(await buy(till, customer))).toEqual([403, NOBODY])
    expect((await come(till, nia.id, '9071')).status).toBe(404)
    await suspend(null)
    expect((await come(till, nia.id, '9071')).status).toBe(204)
    await teams.withdraw(business.owner, `app/tenant-members/${nia.id}`, { revoke_api_keys: true })
  })

  it('ends when a PIN is changed, or reset by an admin, who never learns it', async () => {
    const till = await openTill()
    const customer = await addCustomer()
    await come(till, ben.id, '4711')
    await setPin(ben.visitor, '6093')
    expect(said(await buy(till, customer))).toEqual([403, NOBODY])
    expect((await come(till, ben.id, '4711')).status).toBe(400)
    expect((await come(till, ben.id, '6093')).status).toBe(204)
    expect((await teams.manage(ben.visitor, `app/tenant-members/${ownerId}/reset-pin`)).status).toBe(403)
    expect((await teams.manage(business.owner, `app/tenant-members/${ben.id}/reset-pin`)).status).toBe(200)
    expect(said(await buy(till, customer))).toEqual([403, NOBODY])
    expect((await come(till, ben.id, '6093')).status).toBe(409)
    await setPin(ben.visitor, '4711')
    expect((await come(till, ben.id, '4711')).status).toBe(204)
  })

  it('stores PINs encrypted, with 4 to 6 digits, and refuses the ones that everybody tries first', async () => {
    for (const pin of ['123', '1234567', '12a4', '', '0000', '1234', '987654', '4567'])
      expect([pin, (await setPin(ben.visitor, pin)).status]).toEqual([pin, 400])
    const rows = await teams.rows<{ pin_hash: string }>('select pin_hash from staff_pins')
    expect(rows.length).toBeGreaterThan(1)
    for (const { pin_hash } of rows) expect(pin_hash).not.toMatch(/argon2|\$/)
  })
})

describe('a copy of the database', () => {
  it('does not let anybody use a PIN moved to another’s row; a new key takes over every PIN', async () => {
    const [mine, theirs] = [await teams.hire(business), await teams.hire(business)]
    await setPin(mine.visitor, '7391')
    await setPin(theirs.visitor, '4826')
    const userOf = `select user_id from tenant_members where id = $1`
    const rowOf = async (id: string) =>
      (
        await teams.rows<{ pin_hash: string }>(
          `select pin_hash from staff_pins where user_id = (${userOf})`,
          [id],
        )
      )[0]!
    const { pin_hash: theirPin } = await rowOf(theirs.id)
    const keep = (id: string, pin: string) =>
      teams.rows(`update staff_pins set pin_hash = $2 where user_id = (${userOf})`, [id, pin])
    await keep(theirs.id, (await rowOf(mine.id)).pin_hash)
    const till = await openTill()
    expect((await come(till, theirs.id, '7391')).status).toBe(409)
    await keep(theirs.id, theirPin)
    const newer = 'a newer key for tests, at least 32 characters'
    await renewStaffPins({ ...teams.product.services, keyring: createKeyring([newer, ...testKeys]) })
    expect((await rowOf(theirs.id)).pin_hash).not.toBe(theirPin)
    expect((await come(till, theirs.id, '4826')).status).toBe(409)
    await renewStaffPins({ ...teams.product.services, keyring: createKeyring([...testKeys, newer]) })
    expect((await come(till, theirs.id, '4826')).status).toBe(204)
  })
})

describe('choosing PINs', () => {
  it('again and again cannot keep all threads busy', async () => {
    const { owner } = await teams.openBusiness()
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await setPin(owner, `47${n + 10}`)).status)
    expect(statuses).toEqual([...Array(10).fill(204), 429])
  })
})
