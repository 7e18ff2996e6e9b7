import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CaptchaStandIn, startCaptcha } from '#stand-ins/captcha/captcha.ts'
import { codeIn, messageOf, newCustomer, openPortal, type Portal } from '#tests/world/portal.ts'

let portal: Portal
let captcha: CaptchaStandIn
beforeAll(async () => {
  captcha = await startCaptcha()
  const { siteKey, secret, baseUrl } = captcha
  portal = await openPortal({ captcha: { provider: 'turnstile', siteKey, secret, baseUrl } })
})
afterAll(async () => {
  await portal?.close()
  await captcha?.close()
})

const ask = (phone: string, headers = { 'x-captcha-response': captcha.pass() }) =>
  portal.visitor().post('/api/auth/portal/code', { phone, country: 'US' }, headers)
const textsTo = (phone: string) =>
  portal.rows<{ business_id: string; failure: string | null }>(
    "select business_id, failure from communication_logs where recipient = $1 and type = 'sms'",
    [phone],
  )

describe('a code for the portal', () => {
  it('can be requested by people alone if a captcha is on', async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness(), { phone })
    for (const token of ['', 'made-up']) {
      const answer = await ask(phone, { 'x-captcha-response': token })
      expect([answer.status, messageOf(answer)]).toEqual([400, 'Please confirm that you are a person.'])
    }
    expect(await textsTo(phone)).toEqual([])
    expect((await ask(phone)).status).toBe(200)
    expect(codeIn(await portal.lastText(phone))).not.toBe('')
  })

  it('goes to no number that must never be texted; the answer is the same, and the shop’s history says why', async () => {
    const phone = '+19005551299'
    await newCustomer(await portal.newBusiness(), { phone })
    expect((await ask(phone)).status).toBe(200)
    expect(await textsTo(phone)).toMatchObject([
      { failure: 'Texts go to mobile numbers only, and this is none.' },
    ])
  })

  it('is sent by another shop if one that knows the phone may not text', async () => {
    const phone = portal.newPhone()
    const unproven = await portal.newBusiness({ proven: false })
    const proven = await portal.newBusiness()
    for (const business of [unproven, proven]) await newCustomer(business, { phone })
    // The unproven business comes first: it saw the customer last.
    await portal.rows('update customers set last_visit_at = now() where business_id = $1', [
      unproven.businessId,
    ])
    await ask(phone)
    expect(await textsTo(phone)).toEqual([{ business_id: proven.businessId, failure: null }])
  })

  it('is not sent if no shop may text', async () => {
    const phone = portal.newPhone()
    await newCustomer(await portal.newBusiness({ proven: false }), { phone })
    expect((await ask(phone)).status).toBe(200)
    expect(await textsTo(phone)).toMatchObject([
      { failure: 'No texts go out before the owner has confirmed their email address.' },
    ])
  })
})
