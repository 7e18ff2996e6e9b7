import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as account } from '#web/console/accounts/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { type Screen, watched } from '../stage/screens.ts'
import { setStage, windowsWith } from '../stage/stage.ts'

const stage = setStage()

describe.each(windowsWith('desk'))('an account, at $at', ({ at, size }) => {
  journey('begins with Google, and comes back by it', async () => {
    const screen = await stage.open(size)
    const name = `google.${at.replaceAll(' ', '.')}`
    await watched([screen], async () => {
      await refusesGoogle(screen)
      await comesWithGoogle(screen, '/signup', entrance.google.signUp, `${name}@example.com`)
      await expect(screen.page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
      await hasNoPassword(screen)
      await screen.page.context().clearCookies()
      await comesWithGoogle(screen, '/settings', entrance.google.signIn, `${name}@example.com`)
    })
    await leave(screen)
  })
})

/** An error during the return from Google is shown on /login. */
async function refusesGoogle({ page, url }: Screen) {
  await page.goto(`${url}/login?error=no_tenant`)
  await expect(page.getByRole('alert')).toHaveText('Failed to create or find tenant')
  await expectAccessible(page)
  await page.getByRole('button', { name: entrance.google.signIn }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${url}/login?error=access_denied`)
  await expect(page.getByRole('alert')).toHaveText(entrance.google.errors.access_denied!)
}

async function comesWithGoogle({ page, url }: Screen, path: string, button: string, email: string) {
  await page.goto(`${url}${path}`)
  await page.getByRole('button', { name: button }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}${path === '/signup' ? '/dashboard' : path}`)
}

async function hasNoPassword({ page, url }: Screen) {
  await page.goto(`${url}/account`)
  await expect(page.getByText(account.email.verified, { exact: true })).toBeVisible()
  await expect(page.getByText(account.password.none)).toBeVisible()
  await page.getByRole('link', { name: account.password.set }).click()
  await expect(page).toHaveURL(`${url}/reset-password`)
}

async function leave({ page, complaints }: Screen) {
  expect(complaints).toEqual([])
  await page.context().close()
}
