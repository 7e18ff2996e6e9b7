import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueMessage } from '#server/messaging/messages/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { newest } from '#tests/world/auditLog.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { joiningAt, openBusinessWithCode, openForm } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { BrandingView } from './contract.ts'
import { saveBranding } from './saveBranding.ts'

const PRO = '01939c00-0000-7000-8000-000000000002'
const LINE = 'Loyalty by Regulars'

let product: Product
let desk: Desk
beforeAll(async () => {
  product = await openProduct()
  desk = await openDesk()
})
afterAll(() => Promise.all([product?.close(), desk?.close()]))

const read = async (owner: Visitor) => (await owner.get('/api/app/settings/branding')).body as BrandingView
const save = async (owner: Visitor, change: object, version?: number) =>
  owner.send('PUT', '/api/app/settings/branding', {
    version: version ?? (await read(owner)).version,
    mail_sender_name: '',
    hides_platform: false,
    ...change,
  })
const toPlan = (businessId: string, tier: string) =>
  joiningAt(product).rows('update businesses set tier_id = $2 where id = $1', [businessId, tier])
const formOf = async (path: string) => (await openForm(product.visitor(), path)).text

describe('branding', () => {
  it('hides our line while the plan has it, and is kept for the day when it has it again', async () => {
    const { owner, path, qrCodeId, businessId } = await openBusinessWithCode(product)
    expect(await formOf(path)).toContain(LINE)
    expect((await save(owner, { hides_platform: true })).status).toBe(200)
    expect(await formOf(path)).not.toContain(LINE)
    await owner.post(`/api/v1/qr-codes/${qrCodeId}/pause`, {})
    expect(await formOf(path)).not.toContain(LINE)
    await owner.post(`/api/v1/qr-codes/${qrCodeId}/resume`, {})
    await toPlan(businessId, PRO)
    expect(await formOf(path)).toContain(LINE)
    expect(await read(owner)).toMatchObject({ included: false, hides_platform: true, plans: ['Agency'] })
  })

  it('is no part of a smaller plan, which may take back what was chosen', async () => {
    const { owner, businessId } = await openBusinessWithCode(product)
    await save(owner, { hides_platform: true })
    await toPlan(businessId, PRO)
    const refused = await save(owner, { hides_platform: true, mail_sender_name: 'Door' })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        error: {
          code: 'limit_reached',
          message:
            'Branding and a domain of your own come with the Agency plan. Upgrade your plan to use them.',
          details: { limit: 'white_label', upgrade: '/subscription' },
        },
      },
    ])
    expect((await save(owner, {})).status).toBe(200)
    expect((await save(owner, { hides_platform: true })).status).toBe(409)
  })

  it('is saved once, of two at the same moment, and stands in the log', async () => {
    const { owner } = await openBusinessWithCode(product)
    const both = await Promise.all(['One', 'Two'].map((name) => save(owner, { mail_sender_name: name }, 1)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      error: { details: { reason: 'stale', branding: { version: 2 } } },
    })
    expect((await newest(owner)).sentence).toContain('the sender name of mails')
  })

  it.each(['www.bank.example', 'call 555 0123 456', 'Door <x@bank.example>'])(
    'takes no sender name such as %s',
    async (mail_sender_name) => {
      const { owner } = await openBusinessWithCode(product)
      expect((await save(owner, { mail_sender_name })).body).toMatchObject({
        error: { fields: { mail_sender_name: expect.any(String) } },
      })
    },
  )
})

describe('a mail to a guest', () => {
  const mailOf = async (branding: { mail_sender_name: string; hides_platform: boolean } | null) => {
    const business = await openCampaignBusiness(desk)
    if (branding) await business.run((ctx) => saveBranding(ctx, { version: 1, ...branding }))
    const email = `${newId()}@guests.example`
    const customerId = await business.addCustomer({ email, agreed: ['email'] })
    const words = { subject: 'News', content: 'Hello' }
    await business.run((ctx) =>
      queueMessage(ctx, {
        type: 'email',
        purpose: 'marketing',
        dedupe_key: newId(),
        ...words,
        customerId,
        recipient: email,
      }),
    )
    await desk.workOff('all')
    const [mail] = desk.mailbox.mails(email)
    return { from: JSON.stringify(mail!.from), text: `${mail!.html}${mail!.text}` }
  }

  it('comes from the name that the shop chose, without our line', async () => {
    const mail = await mailOf({ mail_sender_name: 'Olive of Sunrise', hides_platform: true })
    expect(mail.from).toContain('Olive of Sunrise')
    expect(mail.text).not.toContain(LINE)
  })

  it('comes from the shop, with our line, where it chose nothing', async () => {
    const mail = await mailOf(null)
    expect(mail.from).not.toContain('Olive of Sunrise')
    expect(mail.text.split(LINE)).toHaveLength(3)
  })
})
