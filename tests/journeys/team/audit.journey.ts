import type { APIRequestContext } from '@playwright/test'
import { beforeAll, describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as admins } from '#web/admin/texts.ts'
import { texts as users } from '#web/admin/users/texts.ts'
import { texts as audit } from '#web/console/audit/texts.ts'
import { texts as settings } from '#web/console/settings/texts.ts'
import { makeAdmin } from '../acts/makeAdmin.ts'
import { setUpSecondStep } from '../acts/secondStep.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const EMAIL = 'owner@watched.example'
const PASSWORD = 'a fine password'
let adminPassword: string
beforeAll(async () => {
  adminPassword = await makeAdmin(stage, 'admin@platform.example')
}, 60_000)

describe('who did what', () => {
  journey('is read by the shop, and a suspended owner is out until restored', async () => {
    const owner = await stage.open(phone)
    const admin = await stage.open(desk)
    await watched([owner, admin], async () => {
      await signUp(owner.page.request)
      await failToSignIn(owner.page.request)
      await owner.page.goto(`${stage.server.url}/settings`)
      const portal = owner.page.getByRole('switch', { name: settings.portal.label })
      await portal.press('Space')
      await expect(owner.page.getByText(settings.portal.off)).toBeVisible()
      await owner.page.getByRole('link', { name: settings.activity }).click()
      await expect(owner.page.getByRole('heading', { level: 1, name: audit.title })).toBeFocused()
      await expect(owner.page.getByText(audit.set('Customer portal', 'on', 'off'))).toBeVisible()
      await owner.page.getByLabel(audit.what).selectOption(audit.kinds['shared till'])
      await expect(owner.page.getByRole('heading', { name: audit.nothing })).toBeVisible()
      await owner.page.getByLabel(audit.what).selectOption('signing in')
      // The address has the filter, so it opens the same list.
      await expect(owner.page).toHaveURL(/\?kind=/)
      await owner.page.reload()
      await expect(owner.page.getByText(/^A sign-in by password to the account of .+ failed$/)).toBeVisible()
      await expect(owner.page.getByLabel(audit.what)).toHaveValue('signing in')
      await owner.page.getByLabel(audit.what).selectOption('exports')
      await expect(owner.page.getByRole('heading', { name: audit.nothing })).toBeVisible()
      await owner.page.getByRole('button', { name: audit.clear }).click()
      await expectAccessible(owner.page)

      const { page } = admin
      await page.goto(`${stage.server.url}/login`)
      await page.getByLabel('Email').fill('admin@platform.example')
      await page.getByLabel('Password').fill(adminPassword)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page.getByRole('link', { name: admins.places.users, exact: true })).toBeVisible()
      await setUpSecondStep(page.context(), adminPassword)
      await page.goto(`${stage.server.url}/admin/users`)
      await page.getByLabel(users.searchLabel).fill('WATCHED.ex')
      await page.getByRole('button', { name: users.view('Watched Café') }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Watched Café' })
      await dialog.getByRole('button', { name: users.suspend }).click()
      await dialog.getByRole('button', { name: users.suspend }).click()
      await expect(dialog.getByText(users.reasonMissing)).toBeVisible()
      await dialog.getByLabel(users.reason).fill('Sends spam')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: users.suspend }).click()
      await expect(dialog.getByRole('button', { name: users.restore })).toBeVisible()

      await owner.page.goto(`${stage.server.url}/dashboard`)
      await expect(owner.page).toHaveURL(`${stage.server.url}/login`)
      await owner.page.getByLabel('Email').fill(EMAIL)
      await owner.page.getByLabel('Password').fill(PASSWORD)
      await owner.page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(
        owner.page.getByText(/This account is suspended\. Please contact us at hello@/),
      ).toBeVisible()

      await dialog.getByRole('button', { name: users.restore }).click()
      await expect(dialog.getByRole('button', { name: users.suspend })).toBeVisible()
      await dialog.getByRole('link', { name: users.activity }).click()
      await expect(page.getByRole('heading', { level: 1, name: users.audit.title })).toBeFocused()
      await expect(page.getByText(audit.reason('Sends spam'))).toBeVisible()
      await expectAccessible(page)
      await owner.page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(owner.page).toHaveURL(`${stage.server.url}/dashboard`)
    })
    expect(admin.complaints).toEqual([])
  })
})

async function signUp(request: APIRequestContext): Promise<void> {
  const tier_id = '01939c00-0000-7000-8000-000000000002'
  const data = { company_name: 'Watched Café', email: EMAIL, password: PASSWORD, tier_id }
  const headers = { origin: stage.server.url }
  const answer = await request.post(`${stage.server.url}/api/auth/sign-up`, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function failToSignIn(request: APIRequestContext): Promise<void> {
  const data = { email: EMAIL, password: 'not the password' }
  const headers = { origin: stage.server.url }
  const answer = await request.post(`${stage.server.url}/api/auth/sign-in`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(400)
}
