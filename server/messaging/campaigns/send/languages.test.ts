import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProgram } from '#server/loyalty/programs/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { type CampaignBusiness, openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { changePreferences } from '../../preferences/index.ts'
import { selectTemplates } from '../../templates/queries.ts'
import { createSmsTemplate } from '../../templates/smsTemplates.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
const openBusiness = () => openCampaignBusiness(desk)

const addProgram = async (business: CampaignBusiness, type: string, config: object) => {
  const program = { name: 'Regulars', type, config, idempotencyKey: newId() }
  return (await business.run((ctx) => createProgram(ctx, program as never))).id
}

describe('a text in several languages', () => {
  const german = { language: 'de' as const, body: `${'Grüße 🥐 '.repeat(12)}{firstName}` }
  const speaks = (business: CampaignBusiness, customerId: string, language: 'de' | 'fr') =>
    business.run((ctx) => changePreferences(ctx, customerId, { language }))

  it('is read by each in theirs, by everybody else in the shop’s own, and is counted so', async () => {
    const business = await openBusiness()
    const [anna, luc, nora] = await business.addMany(3)
    await speaks(business, anna!, 'de')
    await speaks(business, luc!, 'fr')
    const { id } = await business.make({ texts: [{ body: 'Hello {firstName}', translations: [german] }] })
    const forecast = await business.forecast(id)
    await business.start(id)
    await business.sendAll(id)
    const sent = await business.messages()
    const read = (id: string | undefined) => sent.find(({ customer_id }) => customer_id === id)?.content
    expect(read(anna)).toMatch(/^Grüße 🥐 .+Ana$/)
    expect([read(luc), read(nora)]).toEqual(['Hello Ana', 'Hello Ana'])
    const segments = sent.reduce((sum, { segments }) => sum + segments, 0)
    expect(segments).toBeGreaterThan(3)
    expect(forecast).toMatchObject({ segments, segments_are_exact: true })
  })

  it('is read by each in theirs where the shop has left a template of ours as it was', async () => {
    const business = await openBusiness()
    const [anna, luc, nora] = await business.addMany(3)
    await speaks(business, anna!, 'de')
    await speaks(business, luc!, 'fr')
    const custom = (await business.run((ctx) => selectTemplates(ctx, 'sms'))).find(
      ({ trigger_type }) => trigger_type === 'custom',
    )!
    const { id } = await business.make({ texts: undefined, template_id: custom.id })
    const forecast = await business.forecast(id)
    await business.start(id)
    await business.sendAll(id)
    const sent = await business.messages()
    const read = (id: string | undefined) => sent.find(({ customer_id }) => customer_id === id)?.content
    expect([read(anna), read(luc), read(nora)]).toEqual([
      'Hallo Ana, danke für deinen Besuch bei Café Sunrise. Bis bald!',
      'Bonjour Ana, merci de votre visite chez Café Sunrise. Au plaisir de vous revoir !',
      'Hi Ana, thank you for coming to Café Sunrise. See you soon!',
    ])
    expect(forecast).toMatchObject({ segments: 3, segments_are_exact: true })
  })

  it('is checked in each: its placeholders, and that the code stands in it', async () => {
    const business = await openBusiness()
    await business.addMany(1)
    const program_id = await addProgram(business, 'rebate_code', {})
    const texts = (body: string) => [
      { body: 'Yours: {code}', translations: [{ language: 'de' as const, body }] },
    ]
    const offer = { kind: 'rebate_code' as const, program_id }
    await expect(business.make({ offer, texts: texts('Hallo {vorname}') })).rejects.toMatchObject({
      fields: { 'texts.0.translations.0.body': expect.stringContaining('{vorname}') },
    })
    const { id } = await business.make({ offer, texts: texts('Hallo') })
    await expect(business.start(id)).rejects.toMatchObject({
      fields: { 'texts.0.translations.0.body': expect.stringContaining('{code}') },
    })
  })

  it('comes along from a template', async () => {
    const business = await openBusiness()
    const words = { message_template: 'Hello', translations: [{ language: 'de', message_template: 'Hallo' }] }
    const template = { name: 'Hours', trigger_type: 'custom', ...words, config: {} }
    const { id: template_id } = await business.run((ctx) => createSmsTemplate(ctx, template as never))
    const { id } = await business.make({ texts: undefined, template_id })
    expect((await business.read(id)).texts).toMatchObject([
      { body: 'Hello', translations: [{ language: 'de', body: 'Hallo' }] },
    ])
  })
})
