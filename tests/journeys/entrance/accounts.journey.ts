import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { weaknessWords } from '#server/identity/sign-in/weakPassword.ts'
import { journey } from '#tests/engines/journey.ts'
import { texts as account } from '#web/console/accounts/texts.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { openBusiness, password } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { setStage, windowsWith } from '../stage/stage.ts'

const stage = setStage()
const NEW = 'a finer password'

describe.each(windowsWith('desk'))('an account, at $at', ({ at, size }) => {
  journey('is found again by mail when its password is forgotten', async () => {
    const screen = await stage.open(size)
    const email = `forgetful.${at.replaceAll(' ', '.')}@example.com`
    await watched([screen], async () => {
      await openBusiness(screen, email)
      await screen.page.context().clearCookies()
      await forgets(screen, email)
      const link = await stage.inbox.mailTo(email, /http\S+reset-password\?token=[\w-]+/)
      await choosesAnother(screen, link, email)
      await signsIn(screen, email, NEW)
      await findsTheLinkDead(screen, link)
    })
    await leave(screen)
  })

  journey('is looked after by whose it is, from any device', async () => {
    const screen = await stage.open(size)
    const email = `careful.${at.replaceAll(' ', '.')}@example.com`
    const other = await stage.open(size === phone ? desk : phone)
    await watched([screen, other], async () => {
      await openBusiness(screen, email)
      await opensAccount(screen, size === phone)
      await confirmsEmail(screen, email)
      await signsIn(other, email, password)
      await changesPassword(screen)
      await isOut(other)
      await signsIn(other, email, NEW)
      await endsTheOther(screen)
      await isOut(other)
      await movesTo(screen, `new.${email}`)
      await signsIn(other, `new.${email}`, NEW)
      await leavesEverywhere(screen)
      await isOut(other)
    })
    await leave(screen)
    await leave(other)
  })
})

async function forgets({ page, url }: Screen, email: string) {
  await page.goto(`${url}/login`)
  await page.getByRole('link', { name: entrance.login.forgot }).click()
  await expect(page).toHaveURL(`${url}/reset-password`)
  const field = page.getByLabel(entrance.email)
  await field.fill('nobody at home')
  await page.keyboard.press('Enter')
  await expect(page.getByText(entrance.errors.email)).toBeVisible()
  await expectAccessible(page)
  await field.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(entrance.reset.sentTo(email))).toBeVisible()
}

async function choosesAnother({ page }: Screen, link: string, email: string) {
  await page.goto(link)
  await expect(page.getByText(entrance.reset.chooseFor(email))).toBeVisible()
  const field = page.getByLabel(entrance.reset.newPassword)
  await field.fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Minimum 6 characters')).toBeVisible()
  await expectAccessible(page)
  // The server refuses what the browser accepts, at the same field.
  await field.fill('password1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(weaknessWords.pwned)).toBeVisible()
  await expect(field).toHaveValue('password1')
  await field.fill(NEW)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: entrance.reset.done })).toBeVisible()
}

async function findsTheLinkDead({ page }: Screen, link: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: entrance.reset.dead })).toBeVisible()
  await expect(page.getByText('This link has been used already or has expired')).toBeVisible()
  await expect(page.getByRole('button', { name: entrance.reset.submit })).toBeVisible()
}

async function signsIn({ page, url }: Screen, email: string, secret: string) {
  await page.goto(`${url}/login`)
  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill(secret)
  await page.getByRole('button', { name: entrance.login.submit, exact: true }).click()
  await expect(page).toHaveURL(`${url}/dashboard`)
}

async function opensAccount({ page, url }: Screen, isPhone: boolean) {
  await page.goto(`${url}/dashboard`)
  if (isPhone) await page.getByRole('button', { name: shell.more }).click()
  await page.getByRole('link', { name: shell.account }).click()
  await expect(page).toHaveURL(`${url}/account`)
  await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible()
  await expect(page.getByText(account.sessions.current, { exact: true })).toBeVisible()
}

async function confirmsEmail({ page, url }: Screen, email: string) {
  await expect(page.getByText(account.email.unverified)).toBeVisible()
  // The first link is created when its mail is sent. It must not be newer than the one requested here.
  await stage.inbox.mailTo(email, /http\S+verify-email\?token=[\w-]+/)
  await page.getByRole('button', { name: account.email.resend }).click()
  await expect(page.getByText(account.email.resent(email))).toBeVisible()
  const links = await stage.inbox.mailsTo(email, /http\S+verify-email\?token=[\w-]+/, 2)
  await page.goto(links[0]!)
  await expect(page.getByRole('heading', { level: 1, name: entrance.verify.failed })).toBeVisible()
  await opensWithoutConfirming(page, links[1]!, email)
  await isWarnedElsewhere(links[1]!)
  await losesTheConnection(page)
  await page.getByRole('button', { name: entrance.verify.confirm }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: entrance.verify.done })).toBeVisible()
  await page.getByRole('link', { name: entrance.verify.goOn }).click()
  await expect(page).toHaveURL(`${url}/dashboard`)
  await page.goto(`${url}/account`)
  await expect(page.getByText(account.email.verified, { exact: true })).toBeVisible()
}

/** A mail gateway opens links too. The page first shows what is confirmed, and for which account. */
async function opensWithoutConfirming(page: Page, link: string, email: string) {
  for (let i = 0; i < 2; i++) {
    await page.goto(link)
    const details = page.getByRole('region', { name: entrance.verify.details })
    await expect(details.getByText(email, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: entrance.verify.confirm })).toBeVisible()
  }
  await expectAccessible(page)
}

/**
 * Opens the link in a browser that is not signed in. Confirming there would end the ways to sign in that the account
 * was opened with.
 */
async function isWarnedElsewhere(link: string) {
  const { page, complaints } = await stage.open(phone)
  await page.goto(link)
  await expect(page.getByText(entrance.verify.elsewhere)).toBeVisible()
  await expect(page.getByRole('button', { name: entrance.verify.confirmHere })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: entrance.verify.signInFirst }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fverify-email/)
  expect(complaints).toEqual([])
  await page.context().close()
}

/** The link stays valid, and the page does not say otherwise. */
async function losesTheConnection(page: Page) {
  await page.route('**/api/auth/verify', (route) => route.abort())
  await page.getByRole('button', { name: entrance.verify.confirm }).click()
  await expect(page.getByRole('alert').getByText(entrance.verify.unreachable)).toBeVisible()
  await expect(page.getByText(entrance.verify.failed)).toHaveCount(0)
  await page.unroute('**/api/auth/verify')
}

async function changesPassword({ page }: Screen) {
  const words = account.password.dialog
  await page.getByRole('button', { name: account.password.change }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(words.current)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('not the password')
  await page.keyboard.press('Tab')
  await page.keyboard.type(NEW)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel(words.current).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

/** The person's tab was left open: the next thing that they do leads to /login. */
async function isOut({ page, url }: Screen) {
  await page.goto(`${url}/customers`)
  await expect(page).toHaveURL(`${url}/login?next=%2Fcustomers`)
}

async function endsTheOther({ page }: Screen) {
  await page.reload()
  const rows = page.getByRole('listitem').filter({ hasText: 'last used' })
  await expect(rows).toHaveCount(2)
  await rows.nth(1).getByRole('button').click()
  await expect(rows).toHaveCount(1)
}

async function movesTo({ page, url }: Screen, email: string) {
  const words = account.email.dialog
  await page.getByRole('button', { name: account.email.change }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.email).fill(email)
  await dialog.getByLabel(words.password).fill(NEW)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.sent(email))).toBeVisible()
  await page.goto(await stage.inbox.mailTo(email, /http\S+verify-email\?change=true&token=[\w-]+/))
  await expect(page.getByText(entrance.verify.signsOut)).toBeVisible()
  await page.getByRole('button', { name: entrance.verify.confirm }).click()
  await expect(page.getByText(entrance.verify.doneText(email))).toBeVisible()
  await page.goto(`${url}/account`)
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
}

async function leavesEverywhere({ page, url }: Screen) {
  await page.reload()
  await page.getByRole('button', { name: account.sessions.everywhere, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(account.sessions.everywhereText)).toBeVisible()
  await question.getByRole('button', { name: account.sessions.everywhere }).click()
  await expect(page).toHaveURL(`${url}/login`)
}

async function leave({ page, complaints }: Screen) {
  expect(complaints).toEqual([])
  await page.context().close()
}
