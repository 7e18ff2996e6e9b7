import { describe, expect, it } from 'vitest'
import { integrations } from '#server/messaging/senders/tables.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import { checkSender } from './checkSender.ts'
import { emailConfig } from './contract.ts'
import { businessWithKey, config, desk, KEY, queue, setUp } from './keys.rig.ts'
import { readEmailConfig } from './readEmailConfig.ts'
import { removeEmailKey, saveEmailConfig } from './saveEmailConfig.ts'

setUp()
const row = (business: MessageBusiness) =>
  business.run(async ({ tx }) => (await tx.select().from(integrations))[0]!)

describe('the API key of a shop', () => {
  it('is kept sealed, and nothing answers more than its end', async () => {
    const business = await businessWithKey()
    const kept = JSON.stringify(await row(business))
    expect(kept).not.toContain(KEY)
    expect(kept).not.toContain('the-key-of')
    const view = await business.run(readEmailConfig)
    expect(view).toMatchObject({ api_key_end: '9876', refused: null, from_name: 'Café Sunrise' })
    expect(JSON.stringify(view)).not.toContain('the-key-of')
  })

  it('sealed for one shop opens for no other', async () => {
    const [mine, theirs] = [await businessWithKey(), await openCampaignBusiness(desk)]
    const stolen = (await row(mine)).email_config
    await theirs.run((ctx) => saveEmailConfig(ctx, config({ apiKey: '' })))
    await theirs.run(({ tx }) => tx.update(integrations).set({ active: true, email_config: stolen }))
    const { email, find } = await queue(theirs)
    await desk.workOff()
    expect(await find()).toMatchObject({ state: 'queued', provider: null })
    expect(desk.mailbox.mails(email)).toEqual([])
  })

  it('stays where a blank one is saved, and goes when it is removed', async () => {
    const business = await businessWithKey()
    const saved = await business.run((ctx) =>
      saveEmailConfig(ctx, config({ apiKey: '', fromName: 'Sunrise' })),
    )
    expect(saved).toMatchObject({ api_key_end: '9876', from_name: 'Sunrise' })
    await business.run(removeEmailKey)
    expect(await row(business)).toMatchObject({ active: false, email_config: { sendgridApiKey: null } })
    const { email } = await queue(business)
    await desk.workOff()
    expect(desk.mailbox.mails(email)[0]!.from.email).toBe('hello@regulars.example')
  })

  it.each([
    [{ from_email: ' ' }, 'From Email and From Name are required'],
    [{ from_name: '' }, 'From Email and From Name are required'],
    [{ from_email: 'nonsense' }, 'Enter an email address such as name@example.com'],
    [{ from_name: 'Café\r\nBcc: all@example.com' }, 'Write it on one line'],
    [{ api_key: 'not a key' }, 'A SendGrid API key begins with “SG.”'],
    [{ api_key: 'SG.a\r\nX-Evil: 1' }, 'A SendGrid API key begins with “SG.”'],
  ])('and its sender are refused as %j', (wrong, words) => {
    const typed = {
      from_email: 'hello@cafe.example',
      from_name: 'Café Sunrise',
      api_key: KEY,
      report_key: '',
    }
    expect(emailConfig.safeParse({ ...typed, ...wrong }).error?.issues[0]?.message).toBe(words)
  })

  it('is not saved with a verification key that is none', async () => {
    const business = await openCampaignBusiness(desk)
    await expect(
      business.run((ctx) => saveEmailConfig(ctx, config({ reportKey: 'AAAA' }))),
    ).rejects.toMatchObject({ fields: { report_key: expect.any(String) } })
  })
})

describe('the domain of From Email', () => {
  it('is asked, its answer kept with its time, and asked anew of another domain', async () => {
    const business = await businessWithKey()
    const check = () => checkSender(desk.services, business.businessId)
    await check()
    expect(await business.run(readEmailConfig)).toMatchObject({
      domain: {
        name: 'cafe.example',
        checked_at: desk.clock.now().toISOString(),
        spf: { state: 'missing' },
      },
    })
    const moved = config({ apiKey: '', fromEmail: 'news@blue-door.example' })
    expect(await business.run((ctx) => saveEmailConfig(ctx, moved))).toMatchObject({ domain: null })
    await check()
    expect(await business.run(readEmailConfig)).toMatchObject({
      domain: { spf: { state: 'fine' }, dkim: { state: 'fine' }, dmarc: { state: 'fine' } },
    })
  })

  it('that was left meanwhile keeps nothing', async () => {
    const business = await businessWithKey()
    const dns = {
      ...desk.services.dns,
      txt: async () => {
        await business.run((ctx) =>
          saveEmailConfig(ctx, config({ apiKey: '', fromEmail: 'a@other.example' })),
        )
        return []
      },
    }
    await checkSender({ ...desk.services, dns }, business.businessId)
    expect(await business.run(readEmailConfig)).toMatchObject({ domain: null })
  })
})
