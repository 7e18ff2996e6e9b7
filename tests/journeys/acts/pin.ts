import { texts } from '#web/portal/texts.ts'
import { expect } from '../stage/expect.ts'
import type { Inbox } from '../stage/inbox.ts'
import type { Screen } from '../stage/screens.ts'

/** Signs in a new customer, with a PIN chosen by a texted code. */
export async function choosePin({ page, url }: Screen, inbox: Inbox, phone: string, pin: string) {
  const codes = () => inbox.textsTo(phone, /is your code/)
  const before = await codes()
  await page.goto(`${url}/customer/login`)
  await page.getByLabel(texts.login.phone).fill(phone)
  await page.getByRole('button', { name: texts.login.byCode }).click()
  await page.getByRole('button', { name: texts.code.send }).click()
  await expect.poll(async () => (await codes()).length).toBe(before.length + 1)
  const [code] = /\d{6}/.exec((await codes()).at(-1)!)!
  await page.getByLabel(texts.code.code).fill(code)
  await page.getByLabel(texts.code.pin).fill(pin)
  await page.getByRole('button', { name: texts.code.submit }).click()
  await expect(page.getByText('Welcome back, Nora!')).toBeVisible()
}
