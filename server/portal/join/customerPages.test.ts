import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { joiningAt, openBusinessWithCode, openForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

let product: Product
let at: ReturnType<typeof joiningAt>
beforeAll(async () => {
  product = await openProduct(undefined, { legalLanguages: ['fr'] })
  at = joiningAt(product)
})
afterAll(() => product.close())

describe('the pages to read', () => {
  it('contain their own stylesheet, which the policy allows by its hash, and no other style or script', async () => {
    const business = await openBusinessWithCode(product)
    const { text, headers } = await openForm(product.visitor(), business.path)
    const [styles] = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1]!)
    const hash = createHash('sha256').update(styles!).digest('base64')
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("script-src 'self';")
    expect(text).not.toMatch(/<script(?![^>]* src=)/)
    expect((await product.visitor().get('/dashboard')).headers.get('content-security-policy')).not.toContain(
      'sha256',
    )
  })

  it('weigh a sixth of the allowed 90 KB', async () => {
    const business = await openBusinessWithCode(product, {
      program: { name: 'Points', type: 'points', config: {} },
    })
    const { text } = await openForm(product.visitor(), business.path)
    const script = await product.visitor().get(/src="(\/assets\/[^"]+)"/.exec(text)![1]!)
    expect(gzipSync(text).length + gzipSync(script.text).length).toBeLessThan(15 * 1024)
  })

  it('say from how many points on there is a reward, where there is one', async () => {
    const business = await openBusinessWithCode(product, {
      program: { name: 'Points', type: 'points', config: { minimumRedemption: 100 } },
    })
    const says = async (path: string) => (await product.visitor().get(path)).text
    expect(await says(business.path)).not.toContain('Rewards from')
    await at.rows(
      `insert into rewards (id, business_id, program_id, type, name, points_price, created_at)
        select gen_random_uuid(), business_id, id, 'catalogue', 'Cake', 250, now() from loyalty_programs
        where business_id = $1`,
      [business.businessId],
    )
    for (const path of [business.path, `${business.path}/joined`])
      expect(await says(path)).toContain('Rewards from 250 points')
  })

  it('with terms and privacy notice say whom to write to', async () => {
    for (const path of ['/terms', '/privacy', '/security']) {
      const page = await product.visitor().get(path)
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
      expect(page.text).toContain('mailto:hello@regulars.example')
    }
  })

  it('are English terms and privacy notices to readers of a language in which nobody has confirmed them', async () => {
    const read = async (path: string, language: string) => {
      const { text, headers } = await product.visitor().get(path, { 'accept-language': language })
      return {
        lang: /<html lang="(\w+)"/.exec(text)![1],
        intro: /<p class="mt-5[^>]*>(.*?)<\/p>/.exec(text)![1],
        sections: text.match(/<section/g)!.length,
        paragraphs: text.match(/<p /g)!.length,
        isDraft: headers.get('x-robots-tag') === 'noindex',
      }
    }
    for (const path of ['/terms', '/privacy']) {
      const english = await read(path, 'en')
      expect(english).toMatchObject({ lang: 'en', isDraft: false })
      for (const language of pageLanguages.filter((one) => one !== 'en')) {
        const isConfirmed = language === 'fr'
        const shown = await read(path, language)
        // Whoever has to confirm it reads it by an address to which no link leads. It says what it lacks.
        const draft = await read(`${path}?draft=${language}`, 'en')
        expect(shown.lang).toBe(isConfirmed ? 'fr' : 'en')
        expect(draft).toMatchObject({ lang: language, isDraft: !isConfirmed, sections: english.sections })
        expect(draft.paragraphs).toBe(english.paragraphs + (isConfirmed ? 0 : 1))
        expect(draft.intro).not.toBe(english.intro)
      }
    }
  })

  it('link a shop’s own privacy notice, or show it as plain text', async () => {
    const business = await openBusinessWithCode(product)
    expect((await product.visitor().get(`${business.path}/privacy`)).status).toBe(404)
    await at.rows('update businesses set privacy_notice = $2 where id = $1', [
      business.businessId,
      'Ours: <b>kept</b>',
    ])
    expect((await openForm(product.visitor(), business.path)).text).toContain(
      `href="${business.path}/privacy"`,
    )
    const page = await product.visitor().get(`${business.path}/privacy`)
    expect(page.text).toContain('Ours: &lt;b&gt;kept&lt;/b&gt;')
    await at.rows(
      "update businesses set privacy_notice = 'https://blue-door.example/privacy' where id = $1",
      [business.businessId],
    )
    expect((await openForm(product.visitor(), business.path)).text).toContain(
      'href="https://blue-door.example/privacy"',
    )
  })
})
