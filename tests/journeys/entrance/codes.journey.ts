import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { phoneTexts as account } from '#web/console/accounts/phoneTexts.ts'
import { texts as codes } from '#web/sign-in/codes/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { texts as ways } from '#web/sign-in/ways/texts.ts'
import { openBusiness, password } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { phone as phoneSize, type Screen, watched } from '../stage/screens.ts'
import { setStage, windowsWith } from '../stage/stage.ts'

const stage = setStage()

describe.each(windowsWith('phone'))('one-time codes, at $at', ({ at, size }) => {
  const number = size === phoneSize ? '+12015550171' : '+12015550172'
  const name = at.replaceAll(' ', '.')

  journey('open an account by mail, and sign in by text and by link', async () => {
    const screen = await stage.open(size)
    await watched([screen], async () => {
      await comesByMail(screen, `new.${name}@example.com`)
      await screen.page.context().clearCookies()
      const email = `codes.${name}@example.com`
      await openBusiness(screen, email)
      await confirms(screen, email)
      await addsPhone(screen, number)
      await screen.page.context().clearCookies()
      await comesByText(screen, number)
      await screen.page.context().clearCookies()
      await comesByLink(screen, email)
    })
    expect(screen.complaints).toEqual([])
    await screen.page.context().close()
  })
})

const sixDigits = /^\s*\d{6}\b/

/** Signs in by a mailed code, with the keyboard alone. */
async function comesByMail({ page, url }: Screen, email: string) {
  await page.goto(`${url}/login`)
  await page.getByLabel(entrance.email).fill('nobody at home')
  await page.getByRole('link', { name: codes.byEmail }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: codes.email.title })).toBeVisible()
  const field = page.getByLabel(entrance.email)
  await expect(field).toHaveValue('nobody at home')
  await field.press('Enter')
  await expect(page.getByText(entrance.errors.email)).toBeVisible()
  await field.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(codes.email.sentTo(email))).toBeVisible()
  await expect(page.getByLabel(codes.code.label)).toBeFocused()
  const code = (await stage.inbox.mailTo(email, /\b\d{6}\b/)).trim()
  await page.keyboard.type(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That code is wrong or has expired.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(codes.code.label).fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}/dashboard`)
}

async function confirms({ page, url }: Screen, email: string) {
  const link = await stage.inbox.mailTo(email, /http\S+verify-email\?token=[\w-]+/)
  await page.goto(link)
  await page.getByRole('button', { name: entrance.verify.confirm }).click()
  await expect(page.getByRole('heading', { level: 1, name: entrance.verify.done })).toBeVisible()
  await page.goto(`${url}/account`)
}

async function addsPhone({ page }: Screen, number: string) {
  await page.getByRole('button', { name: account.add }).click()
  const dialog = page.getByRole('dialog', { name: account.dialog.add })
  await dialog.getByLabel(codes.sms.phone).fill(number)
  await dialog.getByLabel(account.password).fill(password)
  await dialog.getByRole('button', { name: account.dialog.submit }).click()
  const text = await stage.inbox.textTo(number, /confirms this phone/)
  await dialog.getByLabel(codes.code.label).fill(sixDigits.exec(text)![0])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: account.dialog.confirm }).click()
  await expect(page.getByText(account.text)).toBeVisible()
}

async function comesByText({ page, url }: Screen, number: string) {
  await page.goto(`${url}/login`)
  await page.getByRole('link', { name: codes.byText }).click()
  await page.getByLabel(codes.sms.phone).fill(number)
  await page.getByRole('button', { name: codes.sms.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: codes.sms.sentTitle })).toBeVisible()
  const text = await stage.inbox.textTo(number, /signs in/)
  await page.getByLabel(codes.code.label).fill(sixDigits.exec(text)![0])
  await page.getByRole('button', { name: codes.code.submit }).click()
  await expect(page).toHaveURL(`${url}/dashboard`)
}

async function comesByLink({ page, url }: Screen, email: string) {
  await page.goto(`${url}/login/ways`)
  await expect(page.getByRole('list', { name: ways.list }).getByText(ways.on, { exact: true })).toHaveCount(5)
  await page.goto(`${url}/login/code?next=%2Fsettings`)
  await page.getByLabel(entrance.email).fill(email)
  await page.keyboard.press('Enter')
  const link = await stage.inbox.mailTo(email, /http\S+login\/link\?token=[\w-]+/)
  await page.goto(link)
  await expect(page.getByText(codes.link.as(email))).toBeVisible()
  await page.getByRole('button', { name: codes.link.submit }).click()
  await expect(page).toHaveURL(`${url}/settings`)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: codes.link.dead })).toBeVisible()
}
