import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { overviewTexts } from '#web/admin/overview/texts.ts'
import { texts } from '#web/admin/texts.ts'
import { languageTexts } from '#web/console/accounts/languageTexts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as entrance } from '#web/sign-in/texts/de.ts'
import { makeAdmin } from '../acts/makeAdmin.ts'
import { openBusiness, plans } from '../acts/office.ts'
import { setUpSecondStep } from '../acts/secondStep.ts'
import { expect } from '../stage/expect.ts'
import { desk, openScreen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const ADMIN = 'admin@sprache.example'

const isIn = (page: Page, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language)

describe('a super admin who reads German', () => {
  journey('has the platform’s screens in English, frame and all, and every other one in German', async () => {
    const screen = await openScreen(stage.browser, stage.server.url, desk, undefined, 'de-DE')
    await openBusiness(screen, ADMIN, plans.free)
    const password = await makeAdmin(stage, ADMIN)
    const { page, url } = screen
    await page.context().clearCookies()
    await watched([screen], async () => {
      await page.goto(`${url}/admin/dashboard`)
      await expect(page).toHaveURL(/\/login\?/)
      await isIn(page, 'de')
      await page.getByLabel(entrance.email).fill(ADMIN)
      await page.getByLabel(entrance.password).fill(password)
      await page.getByRole('button', { name: entrance.login.submit, exact: true }).click()
      await expect(page.getByRole('link', { name: texts.places.users, exact: true })).toBeVisible()
      await isIn(page, 'en')
      await setUpSecondStep(page.context(), password)

      await page.goto(`${url}/admin/dashboard`)
      await expect(page.getByRole('heading', { level: 1, name: overviewTexts.title })).toBeVisible()
      await expect(page.getByRole('link', { name: around.account })).toBeVisible()
      await page.getByRole('link', { name: texts.backToBusiness }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await isIn(page, 'de')
      await page.goBack()
      await expect(page).toHaveURL(/\/admin\/dashboard$/)
      await isIn(page, 'en')
      await page.getByRole('link', { name: texts.places.users, exact: true }).click()
      await expect(page).toHaveURL(/\/admin\/users$/)
      await isIn(page, 'en')

      await page.goto(`${url}/admin/account`)
      const choice = page.getByLabel(languageTexts.title, { exact: true })
      await expect(choice).toHaveValue('de')
      const chosen = page.waitForResponse(/\/api\/auth\/user\/language/)
      await choice.selectOption('es')
      await chosen
      await expect(choice).toHaveValue('es')
      await isIn(page, 'en')
      await page.getByRole('link', { name: texts.backToBusiness }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await isIn(page, 'es')
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})
