import { describe, expect, it } from 'vitest'
import { joiningAt, openBusinessWithCode, openForm } from '#tests/world/joining.ts'
import { png } from '#tests/world/pictures.ts'
import { faultsOf, product, read, setUp, upload } from './settings.rig.ts'

setUp()

describe('a logo', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a PNG and a page at once', Buffer.concat([png('#ffffff'), Buffer.from('<script>alert(1)</script>')])],
    ['larger than 512 KB', Buffer.alloc(512 * 1024 + 1)],
  ])('is not %s', async (_, content) => {
    const { owner } = await openBusinessWithCode(product)
    expect(faultsOf(await upload(owner, content))).toEqual([400, ['picture']])
    expect((await read(owner)).logo_url).toBeNull()
  })

  it('of a megabyte is not even read', async () => {
    const { owner } = await openBusinessWithCode(product)
    expect((await upload(owner, Buffer.alloc(1024 * 1024))).status).toBe(413)
  })

  it('is served to everybody for a year as the picture it is, and as nothing else', async () => {
    const { owner } = await openBusinessWithCode(product)
    const picture = png('#0f766e', 8, 8)
    const { logo_url } = (await upload(owner, picture)).body as { logo_url: string }
    const { bytes, headers } = await product.visitor().get(logo_url)
    expect(bytes).toEqual(picture)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('stands on the card, on the join page, and still in mails once another has replaced it', async () => {
    const business = await openBusinessWithCode(product)
    const first = ((await upload(business.owner, png('#111111'))).body as { logo_url: string }).logo_url
    const { logo_url } = (await upload(business.owner, png('#222222'))).body as { logo_url: string }
    expect(logo_url).not.toBe(first)
    expect((await openForm(product.visitor(), business.path)).text).toContain(logo_url)
    expect((await business.owner.get('/api/auth/session')).body).toMatchObject({
      session: { business: { logo_url } },
    })
    expect((await product.visitor().get(first)).status).toBe(200)
    await business.owner.send('DELETE', '/api/app/settings/logo')
    expect((await read(business.owner)).logo_url).toBeNull()
    expect((await openForm(product.visitor(), business.path)).text).not.toContain('/logos/')
  })

  it('is kept ten times and no more', async () => {
    const business = await openBusinessWithCode(product)
    for (let n = 10; n < 22; n++) await upload(business.owner, png(`#${n}${n}${n}`))
    const [row] = await joiningAt(product).rows<{ n: number }>(
      'select count(*)::int as n from business_logos where business_id = $1',
      [business.businessId],
    )
    expect(row!.n).toBe(10)
  })
})
