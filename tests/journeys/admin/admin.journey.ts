import type { APIRequestContext, Locator } from '@playwright/test'
import { beforeAll, describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { creditTexts } from '#web/admin/credits/texts.ts'
import { monthTexts } from '#web/admin/overview/monthTexts.ts'
import { overviewTexts } from '#web/admin/overview/texts.ts'
import { nameTexts } from '#web/admin/review/nameTexts.ts'
import { tenantTexts } from '#web/admin/tenants/texts.ts'
import { texts } from '#web/admin/texts.ts'
import { texts as account } from '#web/console/accounts/texts.ts'
import { texts as apiKeys } from '#web/console/api-keys/texts.ts'
import { texts as billing } from '#web/console/billing/texts.ts'
import { chartTexts } from '#web/console/charts/texts.ts'
import { texts as customers } from '#web/console/customer-list/texts.ts'
import { texts as identity } from '#web/console/identity/texts.ts'
import { texts as looks } from '#web/console/impersonation/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as suspended } from '#web/console/suspended/texts.ts'
import { texts as twoFactor } from '#web/console/two-factor/texts.ts'
import { makeAdmin } from '../acts/makeAdmin.ts'
import { setUpSecondStep } from '../acts/secondStep.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { editsPlan, testsDelivery } from './adminActs.ts'

const PRO = '01939c00-0000-7000-8000-000000000002'
const PASSWORD = 'a fine password'
const stage = setStage()
let adminPassword: string
beforeAll(async () => {
  adminPassword = await makeAdmin(stage, 'admin@platform.example')
}, 60_000)

describe('the platform’s own screens', () => {
  journey('show a super admin every company, and nobody else anything', async () => {
    const owner = await stage.open(phone)
    const admin = await stage.open(desk)
    await watched([owner, admin], async () => {
      await admin.page.goto(`${stage.server.url}/admin/dashboard`)
      await expect(admin.page).toHaveURL(`${stage.server.url}/login?next=%2Fadmin%2Fdashboard`)
      await signUp(owner.page.request, 'Corner Flowers', 'owner@flowers.example')
      for (const path of ['/admin/dashboard', '/admin/tenants']) {
        await owner.page.goto(stage.server.url + path)
        await expect(owner.page).toHaveURL(`${stage.server.url}/dashboard`)
      }

      const { page } = admin
      await page.getByLabel('Email').fill('admin@platform.example')
      await page.getByLabel('Password').fill(adminPassword)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page.getByRole('link', { name: texts.places.users, exact: true })).toBeVisible()
      if (stage.database.logins) await isHeldBack(admin)
      const [backupCode] = await setUpSecondStep(page.context(), adminPassword)
      await page.goto(`${stage.server.url}/admin/dashboard`)
      await expect(page).toHaveURL(`${stage.server.url}/admin/dashboard`)
      await expect(page.getByRole('heading', { level: 1, name: overviewTexts.title })).toBeVisible()
      await expect(page.getByRole('row', { name: /Corner Flowers/ })).toContainText('$0.00')
      await readsTheMonths(page)
      for (const path of ['/', '/login', '/dashboard']) {
        await page.goto(stage.server.url + path)
        await expect(page).toHaveURL(`${stage.server.url}/admin/dashboard`)
      }

      await page.setViewportSize(phone)
      const places = page.getByRole('navigation', { name: texts.navigation }).getByRole('link')
      const tops = await places.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
      expect(new Set(tops).size, 'lines that the places take on a phone').toBe(2)
      await page.setViewportSize(desk)
      await testsDelivery(admin)
      await editsPlan(admin)

      await page.getByRole('link', { name: texts.places.tenants, exact: true }).click()
      await expect(page.getByRole('heading', { name: nameTexts.title })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('region', { name: nameTexts.title }).getByText(nameTexts.newCompany).last().click()
      const opened = page.getByRole('dialog', { name: tenantTexts.details.title })
      await expect(opened).toContainText('owner@flowers.example')
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
      await page.getByRole('button', { name: nameTexts.see('Corner Flowers') }).press('Enter')
      await expect(page.getByRole('heading', { name: nameTexts.title })).toBeHidden()
      await expect(page.locator('#content')).toBeFocused()
      await page.getByLabel(tenantTexts.list.searchLabel).fill('FLOWERS.ex')
      await page.getByRole('combobox', { name: tenantTexts.list.status }).selectOption('canceled')
      await expect(page.getByRole('heading', { name: tenantTexts.list.none })).toBeVisible()
      await expect(page.getByRole('status').getByText(around.shown(0, false))).toBeAttached()
      await page.getByRole('combobox', { name: tenantTexts.list.status }).selectOption('trial')
      await expect(page).toHaveURL(/\?search=FLOWERS\.ex&status=trial$/)
      await page.getByRole('button', { name: tenantTexts.list.view('Corner Flowers') }).press('Enter')
      const details = page.getByRole('dialog', { name: tenantTexts.details.title })
      await expect(details).toContainText('owner@flowers.example')
      await expectAccessible(page)

      const words = tenantTexts.suspending
      await details.getByRole('button', { name: words.suspend }).click()
      const suspend = details.getByRole('button', { name: words.suspend })
      await expect(suspend).toBeDisabled()
      await details.getByLabel(words.typeName('Corner Flowers')).fill('Corner Flowers')
      await suspend.click()
      await expect(details.getByText(words.reasonMissing)).toBeVisible()
      await details.getByLabel(words.reason).fill('Sends spam')
      await suspend.click()
      await expect(details.getByText(/^Suspended since/)).toBeVisible()
      await owner.page.goto(`${stage.server.url}/settings`)
      await expect(owner.page.getByText(suspended.reason('Sends spam'))).toBeVisible()
      await expect(owner.page.getByRole('button', { name: apiKeys.make })).toHaveCount(0)
      await expectAccessible(owner.page)
      await details.getByRole('button', { name: words.restore }).click()
      await expect(details.getByText(/^Suspended since/)).toBeHidden()
      await owner.page.reload()
      await expect(owner.page.getByRole('button', { name: apiKeys.make })).toBeVisible()

      await details.getByRole('button', { name: tenantTexts.allow.allow }).click()
      await details.getByRole('button', { name: tenantTexts.allow.allow }).click()
      await expect(details.getByText(tenantTexts.allow.reasonMissing)).toBeVisible()
      await details.getByLabel(tenantTexts.allow.reason).fill('Paid by bank transfer')
      await expectAccessible(page)
      // Only a payment provider knows until when a business has paid.
      await page.route(/\/api\/app\/admin\/tenants(\?|$)/, async (route) => {
        const answer = await (await route.fetch()).json()
        const paid = { subscription_period_end: '2031-01-01T12:00:00.000Z' }
        await route.fulfill({
          json: { ...answer, data: answer.data.map((one: object) => ({ ...one, ...paid })) },
        })
      })
      await details.getByRole('button', { name: tenantTexts.allow.allow }).click()
      await expect(page.getByText(tenantTexts.allow.done('Corner Flowers'))).toBeVisible()
      await expect(details).toBeHidden()
      await page.getByRole('button', { name: tenantTexts.list.view('Corner Flowers') }).press('Enter')
      await expect(details.getByRole('button', { name: tenantTexts.allow.allow })).toBeHidden()
      await expect(details.getByText(/^Renews: /)).toBeVisible()
      await grantsAndTakesBack(details, owner)
      await givesCredits(admin, details, owner)
      await looksInto(admin, details, backupCode)
    })
    expect([...owner.complaints, ...admin.complaints]).toEqual([])
  })

  journey('leave a plan’s owner with what they have of it', async () => {
    const owner = await stage.open(phone)
    const { page } = owner
    await watched([owner], async () => {
      await signUp(page.request, 'Lamp & Shade', 'owner@lamps.example')
      await page.goto(`${stage.server.url}/dashboard?payment=cancelled`)
      await expect(page.getByRole('status').filter({ hasText: 'Payment Cancelled.' })).toBeVisible()
      await page.getByRole('link', { name: 'View Plans' }).click()
      await expect(page.getByRole('heading', { level: 1, name: billing.title })).toBeFocused()
      await expect(page.getByRole('progressbar', { name: billing.usage.customers })).toHaveAttribute(
        'aria-valuetext',
        billing.usage.of('0', '500', '500'),
      )
      await expectAccessible(page)
    })
    expect(owner.complaints).toEqual([])
  })
})

const nextYear = () => new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)

/** A super admin's grant takes effect in the business at once, and ends at once when it is taken back. */
async function grantsAndTakesBack(details: Locator, owner: Screen) {
  const words = tenantTexts.plan
  const subscription = `${stage.server.url}/subscription`
  await details.getByRole('button', { name: words.grant }).click()
  await details.getByLabel(words.tier, { exact: true }).selectOption({ label: 'Agency' })
  await details.getByLabel(words.lastDay).fill(nextYear())
  await details.getByRole('button', { name: words.grant }).click()
  await expect(details.getByText(words.reasonMissing)).toBeVisible()
  await details.getByLabel(words.reason).fill('Runs our pilot')
  await details.getByRole('button', { name: words.grant }).click()
  const takeBack = details.getByRole('button', { name: /^Take back: Agency/ })
  await expect(takeBack).toBeVisible()
  await owner.page.goto(subscription)
  await expect(owner.page.getByText(/^Granted by Regulars until/)).toBeVisible()
  await expect(owner.page.getByText(billing.usage.unlimited('0')).first()).toBeVisible()

  await takeBack.click()
  await details.getByLabel(words.reason).fill('The pilot is over')
  await details.getByRole('button', { name: words.takeBack }).click()
  // The reason also stands in the form before anything is taken back.
  await expect(details.getByText(/^Taken back by /)).toBeVisible()
  await expect(takeBack).toBeHidden()
  await owner.page.reload()
  await expect(owner.page.getByRole('progressbar', { name: billing.usage.customers })).toBeVisible()
  await expect(owner.page.getByText(/^Granted by Regulars until/)).toBeHidden()
}

/** Credits given in a tenant's details appear in the credit log and in the business's own log. */
async function givesCredits({ page }: Screen, details: Locator, owner: Screen) {
  const words = creditTexts
  await details.getByRole('button', { name: words.move }).click()
  await details.getByLabel(words.form.reason).fill('Opened on Sunday')
  await details.getByRole('button', { name: words.form.granted }).click()
  await expect(details.getByText(words.form.wholeNumber)).toBeVisible()
  await details.getByLabel(words.form.credits, { exact: true }).fill('25')
  await expectAccessible(page)
  await details.getByRole('button', { name: words.form.granted }).press('Enter')
  await expect(page.getByText(words.form.done.granted('25', 'Corner Flowers'))).toBeVisible()
  await expect(details.getByRole('button', { name: words.move })).toBeFocused()
  await details.getByRole('link', { name: words.tenant.log }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Credit Logs' })).toBeVisible()
  await expect(page.getByText(words.oneBusinessNamed('Corner Flowers'))).toBeVisible()
  await expect(page.getByRole('row', { name: /Opened on Sunday/ })).toContainText('+25')
  await page.getByLabel(words.kind).selectOption('taken')
  await expect(page.getByRole('heading', { name: words.noneFound })).toBeVisible()
  await expectAccessible(page)
  await owner.page.goto(`${stage.server.url}/audit`)
  await expect(owner.page.getByText('Regulars gave 25 credits to the shop')).toBeVisible()
}

/** Impersonation: reads the screens of a business as its admin does, from giving the reason to leaving. */
async function looksInto({ page, url }: Screen, details: Locator, backupCode: string | undefined) {
  const words = tenantTexts.looking
  await page.goto(`${url}/admin/tenants`)
  await page.getByRole('button', { name: tenantTexts.list.view('Corner Flowers') }).press('Enter')
  await details.getByRole('button', { name: words.ask }).press('Enter')
  await expect(details.getByLabel(words.reason)).toBeFocused()
  await details.getByRole('button', { name: words.open }).press('Enter')
  await expect(details.getByText(words.reasonMissing)).toBeVisible()
  await details.getByLabel(words.reason).fill('They asked why a text did not go out')
  await details.getByRole('button', { name: words.open }).press('Enter')
  if (backupCode) {
    const proof = page.getByRole('dialog', { name: identity.title })
    await proof.getByRole('textbox').fill(backupCode)
    await proof.getByRole('button', { name: identity.submit }).press('Enter')
  }
  const bar = page.getByRole('region', { name: looks.into('Corner Flowers') })
  for (const path of ['/settings', '/customers', '/dashboard']) {
    await expect(bar).toBeVisible()
    await page.goto(url + path)
  }
  await page.goto(`${url}/customers`)
  // One button in the heading, one in the empty list.
  const add = page.getByRole('button', { name: customers.add })
  await expect(add).toHaveCount(2)
  for (const button of await add.all()) await expect(button).toBeDisabled()
  await page.goto(`${url}/admin/tenants`)
  await expect(page).toHaveURL(`${url}/dashboard`)
  await expectAccessible(page)
  await bar.getByRole('button', { name: looks.leave }).press('Enter')
  await expect(page).toHaveURL(`${url}/admin/tenants`)
  await expect(bar).toBeHidden()
}

async function signUp(request: APIRequestContext, company_name: string, email: string): Promise<void> {
  const data = { company_name, email, password: PASSWORD, tier_id: PRO }
  const headers = { origin: stage.server.url }
  const answer = await request.post(`${stage.server.url}/api/auth/sign-up`, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** One business signed up this month and began a trial. The months before are unknown. */
async function readsTheMonths(page: Screen['page']) {
  const { trials } = monthTexts
  const card = page
    .getByRole('region', { name: monthTexts.title })
    .locator('section', { hasText: trials.title })
  await card.getByText(chartTexts.numbers).press('Enter')
  const table = card.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(table.getByRole('row').last()).toContainText(/so far\s*1\s*0\s*1\s*0%/)
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('')
}

/** Without a second factor, a super admin can only set one up. */
async function isHeldBack({ page, url }: Screen) {
  await expect(page.getByText(account.secondFactorDue)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${url}/admin/tenants`)
  await expect(page).toHaveURL(`${url}/admin/account`)
  await expect(page.getByRole('button', { name: twoFactor.switchOn })).toBeVisible()
}
