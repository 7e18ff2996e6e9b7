import type { Page, Route } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/console/api-keys/texts.ts'
import { texts as identity } from '#web/console/identity/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness, password } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

describe('API keys', () => {
  journey('are made in the settings, let a program in, and put it out', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      await openBusiness(screen, 'keys@example.com')
      await confirmAddress(screen.url, stage.inbox, 'keys@example.com')
      await page.goto(`${url}/settings`)
      await page.getByRole('button', { name: texts.make }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: texts.dialog.submit }).click()
      await expect(dialog.getByText('Name is required')).toBeVisible()
      await dialog.getByLabel(texts.dialog.name, { exact: true }).fill('Web shop')
      await signedInLongAgo(page)
      await dialog.getByRole('button', { name: texts.dialog.submit }).click()
      await provesAgain(page)
      await expect(dialog.getByText(texts.dialog.shown)).toBeVisible()
      await expectAccessible(page)
      const secret = await dialog.getByLabel(texts.dialog.key).inputValue()
      await dialog.getByRole('button', { name: texts.dialog.done }).click()
      await expect(dialog).toBeHidden()

      const program = () =>
        fetch(`${url}/api/v1/customers/lookup?search=ada`, {
          headers: { authorization: `Bearer ${secret}` },
        })
      expect((await program()).status).toBe(200)
      await page.reload()
      await expect(page.getByText(texts.ending(secret.slice(-4)))).toBeVisible()
      await page.getByRole('button', { name: texts.revokeOf('Web shop') }).click()
      await page.getByRole('button', { name: texts.revoking.confirm }).click()
      await expect(page.locator('#api-keys').getByText(texts.none)).toBeVisible()
      expect((await program()).status).toBe(401)

      await page.getByRole('button', { name: texts.make }).click()
      await dialog.getByLabel(texts.dialog.name, { exact: true }).fill('Newsletter')
      await dialog.getByText(texts.scopes.chosen, { exact: true }).click()
      await dialog.getByRole('button', { name: texts.dialog.submit }).click()
      await expect(dialog.getByText('Choose what the key may do')).toBeVisible()
      await dialog.getByLabel(texts.scopes.subjects.customers).selectOption('read')
      await dialog.getByLabel(texts.scopes.subjects.operations).selectOption('write')
      await dialog.getByLabel(texts.scopes.backdate).check()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: texts.dialog.submit }).click()
      await dialog.getByRole('button', { name: texts.dialog.done }).click()
      const { subjects, access, backdate } = texts.scopes
      const may = [
        `${subjects.customers}: ${access.read}`,
        `${subjects.operations}: ${access.write}`,
        backdate,
      ].join(' · ')
      await expect(page.getByText(may)).toBeVisible()
    })
    expect(screen.complaints).toEqual([])
  })
})

/** The server's answer to a session whose sign-in is five minutes old, given once. */
async function signedInLongAgo(page: Page) {
  const error = { code: 'confirm_identity', message: '', details: { by: ['password'] }, request_id: '' }
  const answer = (route: Route) => route.fulfill({ status: 403, json: { error } })
  await page.route('**/api/app/api-keys', answer, { times: 1 })
}

/** The dialog opens above the one that asked. That one keeps its input and continues by itself. */
async function provesAgain(page: Page) {
  const ask = page.getByRole('dialog', { name: identity.title })
  const field = ask.getByLabel(identity.password)
  await expect(field).toBeFocused()
  await field.fill('not the password')
  await page.keyboard.press('Enter')
  await expect(ask.getByText('This is not your password')).toBeVisible()
  await expectAccessible(page)
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(ask).toBeHidden()
}
