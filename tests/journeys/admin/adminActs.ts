import { configTexts } from '#web/admin/plans/texts.ts'
import { testTexts } from '#web/admin/test-messages/texts.ts'
import { texts } from '#web/admin/texts.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import type { Screen } from '../stage/screens.ts'

/** Sends a test mail and a test text. The page shows the specification's words for any answer. */
export async function testsDelivery({ page }: Screen) {
  const { email, sms, tabs, noSession } = testTexts
  const calls = '**/api/v1/send-transactional-*'
  await page.getByRole('link', { name: texts.places.tests, exact: true }).click()
  await page.getByLabel(email.recipient).fill('tester@example.com')
  await page.getByRole('button', { name: email.submit }).click()
  await expect(page.getByText(/^Email sent successfully! Message ID: <.+>$/)).toBeVisible()
  await expect(page.getByLabel(email.subject)).toHaveValue(email.subjectFirst)
  const answers = [
    { status: 200, json: { success: false, error: null, messageId: null } },
    {
      status: 401,
      json: { error: { code: 'unauthenticated', message: 'Not authenticated', request_id: '1' } },
    },
  ]
  await page.route(calls, (route) => route.fulfill(answers[0]!))
  await page.getByRole('button', { name: email.submit }).click()
  await expect(page.getByText(email.failed)).toBeVisible()

  await page.getByRole('tab', { name: tabs.sms }).click()
  await page.getByLabel(sms.recipient).fill('+1 415 555 0139')
  await page.getByRole('button', { name: sms.submit }).click()
  await expect(page.getByText(sms.failed)).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: sms.submit }).click()
  await expect(page.getByText(/^SMS sent successfully! Message ID: SM/)).toBeVisible()
  await page.route(calls, (route) => route.fulfill(answers[1]!))
  await page.getByRole('button', { name: sms.submit }).click()
  await expect(
    page.getByText(noSession).or(page.getByRole('heading', { name: 'Welcome back' })),
  ).toBeVisible()
  await page.unroute(calls)
}

/** Edits a plan. Only an edited plan can be saved, and a refused entry stays typed. */
export async function editsPlan({ page, url }: Screen) {
  const words = configTexts
  await page.getByRole('link', { name: texts.places.config, exact: true }).click()
  const pro = page.getByRole('form', { name: 'Pro' })
  const price = pro.getByLabel(words.fields.stripe_price_id)
  const save = page.getByRole('button', { name: words.save })
  await expect(price).toBeVisible()
  await expect(save).toHaveCount(0)
  await price.fill('prod_1')
  await save.press('Enter')
  await expect(pro.getByText(/^Failed to save changes: /)).toBeVisible()
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('prod_1')
  await price.fill('price_1Journey')
  await price.press('Enter')
  await expect(pro.getByText(words.saved)).toBeVisible()
  await expect(pro.getByRole('heading', { name: 'Pro' })).toBeFocused()
  await expect(save).toHaveCount(0)
  await expectAccessible(page)
  await expect(pro.getByText(words.saved)).toHaveCount(0)
  const amount = page.getByRole('form', { name: '100 credits' }).getByLabel(words.packs.fields.amount)
  await amount.fill('6.50')
  await save.click()
  await expect(page.getByText(words.packs.saved)).toBeVisible()
  await expect(amount).toHaveValue('6.50')
  const address = page.getByLabel(words.stripe.address)
  await expect(address).toHaveValue(`${url}/stripe-webhook`)
}
