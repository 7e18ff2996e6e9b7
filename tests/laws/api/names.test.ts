import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProduct, type Product } from '#tests/world/product.ts'
import { bodyFields } from './bodyFields.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

/**
 * Characters without width, a filler, an empty Braille pattern, a variation selector without a letter, and joiners
 * alone.
 */
const unseen = ['\u200b', '\u2800', '\u3164', '\ufe0f', '\u00ad\u2060', '\u200d\u200d\u200d', '\u{e0020}']

const nameFields = () => bodyFields(product, (field) => /(^|_)(name|title)$/.test(field))

describe('a name', () => {
  it('of invisible characters is none, wherever one is typed', () => {
    const fields = nameFields()
    expect(fields.length).toBeGreaterThan(25)
    const taken = fields.flatMap(({ at, schema }) =>
      unseen
        .filter((text) => schema.safeParse(text).data)
        .map((text) => `${at} takes ${JSON.stringify(text)}`),
    )
    expect(taken).toEqual([])
  })

  it('keeps the joiners and shapes that its letters need', () => {
    const schemas = nameFields().filter(({ at }) => /(program|reward|segment|campaign)s\.name$/.test(at))
    expect(schemas.length).toBeGreaterThan(2)
    for (const name of ['می‌خواهم', '❤️', '👩‍👩‍👧', 'நன்றி'])
      for (const { at, schema } of schemas) expect([at, schema.safeParse(name).data]).toEqual([at, name])
  })
})

describe('an email address', () => {
  const doors = () =>
    bodyFields(product, (field) => /(^|_)email$/.test(field)).filter(
      ({ schema }) => schema.safeParse('ada@example.com').success,
    )

  it('may have a domain of any letters at every door, and is kept as mail servers take it', () => {
    expect(doors().length).toBeGreaterThan(10)
    for (const { at, schema } of doors())
      expect([at, schema.safeParse(' info@müller.de').data]).toEqual([at, 'info@xn--mller-kva.de'])
  })

  it('is none at any door with other letters before the @, or without a whole domain', () => {
    const none = ['jürgen@example.com', 'ada@example', 'ada@müller', 'ada@exa mple.com', '@müller.de']
    for (const { at, schema } of doors())
      for (const address of none)
        expect([at, address, schema.safeParse(address).success]).toEqual([at, address, false])
  })
})
