import { describe, expect, it } from 'vitest'
import { replaceSigningKeys, rotateSigningKeys } from '#server/identity/auth/access-tokens/index.ts'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { type Granted, grantByPassword, partsOf, refresh } from '#tests/accounts/tokens.ts'
import { testKeys } from '#tests/world/product.ts'
import { DAY, jwks, people, setUp, signedInProgram, use } from './token.rig.ts'

setUp()

describe('the keys that sign', () => {
  const services = () => people.product.services
  const present = async () => partsOf((await signedInProgram()).granted.access_token).header.kid

  it('change after thirty days; the old one verifies until its last token has expired, then it is deleted', async () => {
    const began = people.clock.now()
    await present()
    people.clock.travelTo(new Date(began.getTime() + 31 * DAY))
    const { granted } = await signedInProgram()
    const old = partsOf(granted.access_token).header.kid
    await rotateSigningKeys(services())
    const young = await present()
    expect(young).not.toBe(old)
    expect((await use(granted.access_token)).status).toBe(200)
    expect((await jwks()).keys.map(({ kid }) => kid)).toEqual([old, young])
    expect(
      await people.rows(
        'select 1 from signing_keys where superseded_at is not null and private_key is not null',
      ),
    ).toEqual([])
    people.clock.advance(16 * 60_000)
    await rotateSigningKeys(services())
    expect((await jwks()).keys.map(({ kid }) => kid)).toEqual([young])
    people.clock.travelTo(began)
  })

  it('are made once, even when many requests need the first at the same time', async () => {
    await people.rows('delete from signing_keys')
    const { program, granted, email } = await signedInProgram()
    await people.rows('delete from signing_keys')
    const all = await Promise.all(Array.from({ length: 4 }, () => grantByPassword(program, email)))
    expect(new Set(all.map(({ access_token }) => partsOf(access_token).header.kid)).size).toBe(1)
    expect((await use(granted.access_token)).status).toBe(401)
  })

  it('can all be replaced at once: no earlier token is accepted, and nobody has to sign in again', async () => {
    const { program, granted } = await signedInProgram()
    await replaceSigningKeys(services())
    expect((await use(granted.access_token)).status).toBe(401)
    const next = (await refresh(program, granted.refresh_token)).body as Granted
    expect((await use(next.access_token)).status).toBe(200)
  })

  it('are replaced when ENCRYPTION_KEYS cannot read them any more, and kept when it can', async () => {
    const kid = await present()
    const own = services().keyring
    Object.assign(services(), {
      keyring: createKeyring(['a newer key', ...testKeys]),
    })
    expect(await present()).toBe(kid)
    Object.assign(services(), { keyring: createKeyring(['another key altogether']) })
    expect(await present()).not.toBe(kid)
    Object.assign(services(), { keyring: own })
    await replaceSigningKeys(services())
  })
})
