import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { codeOf } from '#tests/accounts/authenticator.ts'
import { journey } from '#tests/engines/journey.ts'
import { texts as account } from '#web/console/accounts/texts.ts'
import { texts as card } from '#web/console/two-factor/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness, password } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const words = entrance.twoFactor

describe('two-step sign-in', () => {
  journey('is switched on, asked for, remembered on a device, and switched off', async () => {
    const owner = await stage.open(phone)
    const other = await stage.open(desk)
    const email = 'two.steps@example.com'
    await watched([owner, other], async () => {
      await openBusiness(owner, email)
      await confirmAddress(owner.url, stage.inbox, email)
      const { secret, backupCode } = await switchesOn(owner)
      await stage.inbox.mailTo(email, /now also asks for a code/)
      await takesTheFirstStep(other, email)
      await takesTheSecondStep(other, secret)
      await takesTheFirstStep(other, email)
      await expect(other.page).toHaveURL(`${other.url}/settings`)
      await switchesOff(owner, backupCode)
      await findsNothingToFinish(owner)
    })
    for (const { page, complaints } of [owner, other]) {
      expect(complaints).toEqual([])
      await page.context().close()
    }
  })
})

async function switchesOn({ page, url }: Screen) {
  await page.goto(`${url}/account`)
  await page.getByRole('button', { name: card.switchOn }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(card.password)).toBeFocused()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel(card.password).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: card.enrol.picture })).toBeVisible()
  await expect(dialog.getByLabel(card.code)).toBeFocused()
  await expectAccessible(page)
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await page.keyboard.type(await codeOf(secret, new Date()))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: card.codes.list }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const backupCode = await codes.first().innerText()
  // The codes are shown once. Nothing closes the dialog before they are saved.
  await page.keyboard.press('Escape')
  await expect(dialog.getByText(card.codes.keepFirst)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(card.codes.kept).check()
  await dialog.getByRole('button', { name: card.codes.done, exact: true }).click()
  await expect(page.getByText(card.enrol.done)).toBeVisible()
  await expect(page.getByText(card.codesLeft(10))).toBeVisible()
  return { secret, backupCode }
}

async function takesTheFirstStep({ page, url }: Screen, email: string) {
  const cookies = await page.context().cookies()
  await page
    .context()
    .clearCookies({ name: cookies.find(({ name }) => name.includes('session'))?.name ?? '' })
  await page.goto(`${url}/settings`)
  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill(password)
  await page.keyboard.press('Enter')
}

/** Takes the second step by keyboard alone, with a wrong code first. */
async function takesTheSecondStep({ page, url }: Screen, secret: string) {
  await expect(page).toHaveURL(`${url}/login/two-factor?next=%2Fsettings`)
  const field = page.getByLabel(words.code)
  await expect(field).toBeFocused()
  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.codeMissing, { exact: true })).toBeVisible()
  const wrong = (await codeOf(secret, new Date(), 1)) === '000000' ? '111111' : '000000'
  await field.fill(wrong)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is not right')).toBeVisible()
  await expect(field).toHaveValue(wrong)
  await expect(field).toBeFocused()
  // Switching on used the app's current code. The next one is accepted too.
  await field.fill(await codeOf(secret, new Date(), 1))
  await page.getByLabel(words.remember).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  const heard = hearsOf(page, 'MFA_CHALLENGE_VERIFIED')
  await page.keyboard.press('Enter')
  await heard
  await expect(page).toHaveURL(`${url}/settings`)
}

/** Waits for the page to raise this event. */
const hearsOf = (page: Page, wanted: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        addEventListener('regulars:auth', (happened) => {
          if ((happened as CustomEvent<{ event: string }>).detail.event === wanted) resolve()
        })
      }),
    wanted,
  )

async function switchesOff({ page, url }: Screen, backupCode: string) {
  await page.goto(`${url}/account`)
  await expect(page.getByText(card.devices.title)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: card.switchOff }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(card.password).fill(password)
  await dialog.getByLabel(card.anyCode).fill(backupCode)
  await page.keyboard.press('Enter')
  await expect(page.getByText(card.remove.done)).toBeVisible()
  await expect(page.getByRole('button', { name: card.switchOn })).toBeVisible()
  await expect(page.getByText(account.sessions.current, { exact: true })).toBeVisible()
}

/** Without a first step, the page of the second leads back to it. */
async function findsNothingToFinish({ page, url }: Screen) {
  await page.context().clearCookies()
  await page.goto(`${url}/login/two-factor`)
  await expect(page.getByRole('heading', { level: 1, name: words.over })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: words.again }).click()
  await expect(page).toHaveURL(`${url}/login`)
}
