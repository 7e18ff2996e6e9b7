import { afterAll, describe } from 'vitest'
import { type CaptchaStandIn, startCaptcha } from '#stand-ins/captcha/captcha.ts'
import { journey } from '#tests/engines/journey.ts'
import { texts as joining } from '#web/join/texts.ts'
import { texts as portal } from '#web/portal/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { phone, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const ASKED = 'Please confirm that you are a person.'
const NUMBER = '+14155550188'

let captcha: CaptchaStandIn
const stage = setStage(async () => {
  captcha = await startCaptcha()
  const { siteKey, secret, baseUrl } = captcha
  return { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, CAPTCHA_BASE_URL: baseUrl }
})
afterAll(() => captcha?.close())

describe('a guest with a captcha on the form', () => {
  journey('joins and gets a code for the portal, once they have passed it each time', async () => {
    const customer = await stage.open(phone)
    const { page } = customer
    const person = page.locator('label[lang=en]', { hasText: 'I am a person' }).getByRole('checkbox')
    await watched([customer], async () => {
      await page.goto(await openBusiness())
      await page.getByLabel(joining.phone).fill(NUMBER)
      await page.getByLabel(joining.firstName).fill('Nora')
      await expect(person).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: joining.join }).click()
      await expect(page.getByText(ASKED)).toBeVisible()
      await expect(page.getByLabel(joining.firstName)).toHaveValue('Nora')
      await person.check()
      await expect(page.locator('[name=cf-turnstile-response]')).toHaveValue(/./)
      await page.getByRole('button', { name: joining.join }).click()
      await expect(page.getByText(joining.joinedText)).toBeVisible()

      await page.goto(`${stage.server.url}/customer/login`)
      await page.getByLabel(portal.login.phone).fill(NUMBER)
      await page.getByRole('button', { name: portal.login.byCode }).click()
      await expect(person).toBeVisible()
      await page.getByRole('button', { name: portal.code.send }).click()
      await expect(page.getByText(ASKED)).toBeVisible()
      await expectAccessible(page)
      await person.check()
      await expect(page.locator('[name=captcha]')).toHaveValue(/./)
      await page.getByRole('button', { name: portal.code.send }).click()
      await stage.inbox.textTo(NUMBER, /is your code/)
      // Another text needs a new CAPTCHA token.
      await page.getByRole('button', { name: portal.code.again }).click()
      await expect(person).not.toBeChecked()
    })
    // The complaints about the two refused forms.
    expect(customer.complaints.filter((complaint) => !/\b400\b/.test(complaint))).toEqual([])
    await page.context().close()
  })
})

/** Opens a business through the API. Returns the address of its form. */
async function openBusiness(): Promise<string> {
  const { url } = stage.server
  const owner = await stage.open(phone)
  const post = async (path: string, data: unknown, more: Record<string, string> = {}) => {
    const headers = { origin: url, 'idempotency-key': crypto.randomUUID(), ...more }
    const answer = await owner.page.request.post(`${url}/api${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const account = { email: 'owner@captcha.example', password: 'a fine password', locale: 'en-US' }
  const business = { company_name: 'Coffee at Noon', tier_id: '01939c00-0000-7000-8000-000000000001' }
  await post('/auth/sign-up', { ...account, ...business }, { 'x-captcha-response': captcha.pass() })
  await confirmAddress(url, stage.inbox, account.email)
  const qr_code = await post('/v1/qr-codes', {})
  await owner.page.context().close()
  return `${url}/signup-form/${qr_code.code}`
}
