import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBusiness } from '#server/businesses/business/index.ts'
import { cardLinkText, exampleCardLink } from '#server/messaging/messages/index.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { newPhone } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { issueCardLink } from './issueCardLink.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

it.each(pageLanguages)(
  'takes as much of a text as the example by which texts are measured, in %s',
  async (language) => {
    const business = await desk.newBusiness({ name: 'Café Sunrise' })
    const phone = newPhone()
    const customerId = await business.addCustomer({ phone })
    await business.run(async (ctx) => {
      const { link } = await issueCardLink(ctx, { customerId, phone })
      const found = await findBusiness(ctx.tx, ctx.businessId)
      const told = { to: phone, dedupe_key: '', business: found, language, link }
      const real = cardLinkText({ ...told, now: ctx.now })
      const example = await exampleCardLink(ctx, found, language)
      expect(example.content).toHaveLength(real.content.length)
      expect(example.content).not.toContain(link)
    })
  },
)
