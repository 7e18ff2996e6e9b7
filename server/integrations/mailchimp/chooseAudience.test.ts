import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LOCAL_MAILCHIMP_KEY as key } from '#stand-ins/mailchimp/key.ts'
import { joiningAt, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { MailchimpView } from './contract.ts'

const settings = '/api/app/settings/mailchimp'
let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

it('another audience is not chosen while Mailchimp keeps the webhook of the one before', async () => {
  const { owner } = await openBusinessWithCode(product)
  const chimp = product.standIns.mailchimp
  const [first, second] = [chimp.audience(key, 'Newsletter'), chimp.audience(key, 'Wholesale')]
  const choose = ({ id }: { id: string }) => owner.send('PUT', `${settings}/audience`, { audience_id: id })
  const chosen = async () => ((await owner.get(settings)).body as MailchimpView).audience?.id
  await owner.send('PUT', `${settings}/key`, { api_key: key })
  expect((await choose(first)).status).toBe(200)
  first.webhooks.set('hook', 'https://regulars.example/of-the-first')
  await joiningAt(product).rows(`update mailchimp_connections set webhook_id = 'hook'`, [])
  const { mailchimp } = product.services
  const open = mailchimp.account
  const stays = { ok: false, problem: { kind: 'away', reason: 'Mailchimp is busy.' } } as const
  const keeping = vi
    .spyOn(mailchimp, 'account')
    .mockImplementation((key) => ({ ...open(key), removeWebhook: async () => stays }))
  expect(await choose(second)).toMatchObject({
    status: 503,
    body: { error: { message: 'Mailchimp is busy. Try again in a moment.' } },
  })
  expect(await chosen()).toBe(first.id)
  keeping.mockRestore()
  expect((await choose(second)).status).toBe(200)
  expect([await chosen(), first.webhooks.size]).toEqual([second.id, 0])
})
