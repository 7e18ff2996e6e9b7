import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/platform/passwords/index.ts'
import { createKeyring, type Keyring } from '#server/platform/secrets/keyring.ts'
import { codeIn, newCustomer, openPortal, type Portal, signIn } from '#tests/world/portal.ts'
import { testKeys } from '#tests/world/product.ts'
import { signInToPortal } from '../signInToPortal.ts'
import { renewCustomerPins } from './renewPins.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal?.close())

const newKey = 'a newer key for tests, at least 32 characters'
const rotated = createKeyring([newKey, ...testKeys])

async function customerOf(pin: string) {
  const phone = portal.newPhone()
  const business = await portal.newBusiness()
  return { phone, business, id: await newCustomer(business, { phone, pin }) }
}
const keptPin = async (id: string) => {
  const [row] = await portal.rows<{ auth_pin: string }>('select auth_pin from customers where id = $1', [id])
  return row!.auth_pin
}
const keep = (id: string, pin: string) =>
  portal.rows('update customers set auth_pin = $2 where id = $1', [id, pin])
const isLetIn = (phone: string, pin: string, keyring: Keyring) =>
  signInToPortal(
    { ...portal.services, keyring },
    { phone, country: 'US', pin },
    { address: '192.0.2.1' },
  ).then(
    () => true,
    () => false,
  )

describe('a copy of the database', () => {
  it('contains no PIN that could be searched for, wherever it was chosen', async () => {
    const { phone, id } = await customerOf('7391')
    const customer = portal.visitor()
    await customer.post('/api/auth/portal/code', { phone })
    const code = codeIn(await portal.lastText(phone))
    const chosen = await customer.post('/api/auth/portal/code/confirm', { phone, code, pin: '4826' })
    expect(chosen.status).toBe(200)
    const [all] = await portal.rows<{ kept: string }>(
      `select string_agg(text, ' ') as kept from (select row(c.*)::text as text from customers c
       union all select row(s.*)::text from portal_sessions s) rows`,
    )
    expect(all!.kept).toContain(await keptPin(id))
    expect(all!.kept).not.toMatch(/argon2/)
    expect((await signIn(portal.visitor(), phone, '4826')).status).toBe(200)
  })

  it('opens nobody else’s card by a PIN moved from one’s own row', async () => {
    const [mine, theirs] = [await customerOf('7391'), await customerOf('4826')]
    await keep(theirs.id, await keptPin(mine.id))
    expect((await signIn(portal.visitor(), theirs.phone, '7391')).status).toBe(400)
    expect((await signIn(portal.visitor(), mine.phone, '7391')).status).toBe(200)
  })
})

describe('a new encryption key', () => {
  it('takes over every PIN in the night, and signs nobody out', async () => {
    const { phone, id } = await customerOf('7391')
    const signedIn = portal.visitor()
    await signIn(signedIn, phone, '7391')
    expect(await isLetIn(phone, '7391', rotated)).toBe(true)
    await renewCustomerPins({ ...portal.services, keyring: rotated })
    expect(await isLetIn(phone, '7391', createKeyring([newKey]))).toBe(true)
    expect(await isLetIn(phone, '7391', createKeyring(testKeys))).toBe(false)
    expect((await signedIn.get('/api/app/portal/card')).status).toBe(200)
    const renewed = await keptPin(id)
    await renewCustomerPins({ ...portal.services, keyring: rotated })
    expect(await keptPin(id)).toBe(renewed)
  })

  it('skips what no key opens, and takes over the rows after it', async () => {
    const { id, business } = await customerOf('7391')
    await keep(id, 'lost.beyond-every-key')
    const phone = portal.newPhone()
    await newCustomer(business, { phone, pin: '4826' })
    await renewCustomerPins({ ...portal.services, keyring: rotated })
    expect(await keptPin(id)).toBe('lost.beyond-every-key')
    expect(await isLetIn(phone, '4826', createKeyring([newKey]))).toBe(true)
  })

  it('encrypts a PIN from before PINs were encrypted', async () => {
    const { phone, id } = await customerOf('7391')
    await keep(id, await hashPassword('4826'))
    expect((await signIn(portal.visitor(), phone, '4826')).status).toBe(200)
    await renewCustomerPins(portal.services)
    expect(await keptPin(id)).not.toMatch(/argon2/)
    expect((await signIn(portal.visitor(), phone, '4826')).status).toBe(200)
  })
})
