import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { password } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { phone, type Screen, watched } from '../stage/screens.ts'
import { setStage, windowsWith } from '../stage/stage.ts'

const stage = setStage()

describe.each(windowsWith('phone'))('the way into a shop, at $at', ({ at, size }) => {
  journey('opens to its owner alone, and says what is wrong without losing what was typed', async () => {
    const screen = await stage.open(size)
    const email = `${at.replaceAll(' ', '.')}@example.com`
    await watched([screen], async () => {
      await isGuarded(screen)
      await signUp(screen, email)
      await signOut(screen, size === phone)
      await isGuarded(screen)
      await screen.page.goto(`${screen.url}/login?next=${encodeURIComponent('//evil.example')}`)
      await signIn(screen, email)
    })
    expect(screen.complaints).toEqual([])
    await screen.page.context().close()
  })
})

/** Every screen of a business redirects to /login, after 'Loading...' while the session is read. */
async function isGuarded({ page, url }: Screen) {
  const paths = [
    '/dashboard',
    '/counter',
    '/programs',
    '/qr-codes',
    '/campaigns',
    '/Campaigns/',
    '/admin/credits',
  ]
  for (const path of paths) {
    // Holds the answer until the page has shown that it is loading.
    const seen = Promise.withResolvers<void>()
    await page.route('**/api/auth/session', async (route) => {
      await seen.promise
      await route.continue()
    })
    await page.goto(`${url}${path}`, { waitUntil: 'commit' })
    await expect(page.getByText(shell.loading, { exact: true })).toBeVisible()
    seen.resolve()
    const next = path === '/dashboard' ? '' : `?next=${encodeURIComponent(path)}`
    await expect(page).toHaveURL(`${url}/login${next}`)
    await page.unroute('**/api/auth/session')
  }
}

async function signUp({ page, url }: Screen, email: string) {
  const { signUp: words, plans, errors } = entrance
  await page.getByRole('link', { name: entrance.login.signUp }).click()
  await expect(page).toHaveURL(`${url}/signup`)
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: /^Free/ })).toBeChecked()
  await expect(page.getByText(plans.perMonth('$0'), { exact: true })).toBeVisible()

  const submit = page.getByRole('button', { name: words.submit })
  await submit.click()
  for (const missing of [errors.companyName, errors.email, errors.password])
    await expect(page.getByText(missing)).toBeVisible()
  await page.getByLabel(words.companyName).fill('Coffee at Noon')
  await page.getByLabel(entrance.email).fill('nobody at home')
  await page.getByLabel(entrance.password).fill('short')
  await submit.click()
  await expect(page.getByText(errors.email)).toBeVisible()
  await expect(page.getByText(errors.password)).toBeVisible()
  await expect(page.getByLabel(words.companyName)).toHaveValue('Coffee at Noon')

  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill(password)
  await page.locator('label').filter({ hasText: 'Agency' }).click()
  await expect(page.getByRole('radio', { name: /Agency/ })).toBeChecked()
  await submit.click()
  await expect(page).toHaveURL(`${url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: /Coffee at Noon/ })).toBeVisible()
  await expect(page.getByText('Trial', { exact: true }).first()).toBeVisible()
  // A signed-in person is redirected at once.
  await page.goto(`${url}/signup`)
  await expect(page).toHaveURL(`${url}/dashboard`)
}

async function signOut({ page, url }: Screen, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: shell.more }).click()
  await page.getByRole('button', { name: shell.signOut }).click()
  await expect(page).toHaveURL(`${url}/login`)
}

async function signIn({ page, url }: Screen, email: string) {
  const submit = page.getByRole('button', { name: entrance.login.submit, exact: true })
  await submit.click()
  await expect(page.getByText(entrance.errors.emailMissing)).toBeVisible()
  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill('not the password')
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
  await expect(page.getByLabel(entrance.email)).toHaveValue(email)
  await page.getByLabel(entrance.password).fill(password)
  await submit.click()
  await expect(page).toHaveURL(`${url}/dashboard`)
}
