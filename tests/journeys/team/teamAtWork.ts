import { texts as team } from '#web/console/team/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { expect } from '../stage/expect.ts'
import type { Screen } from '../stage/screens.ts'
import type { Stage } from '../stage/stage.ts'

const PRO = '01939c00-0000-7000-8000-000000000002'
export const PASSWORD = 'a fine password'
const words = entrance.invitation

export async function leave(screens: Screen[]) {
  for (const { page, complaints } of screens) {
    expect(complaints).toEqual([])
    await page.context().close()
  }
}

export async function openBusiness({ page, url }: Screen, company_name: string, email: string) {
  const data = { company_name, email, password: PASSWORD, tier_id: PRO, locale: 'en-US' }
  const answer = await page.request.post(`${url}/api/auth/sign-up`, { data, headers: { origin: url } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Invites a person by keyboard, sees the actual delivery state of the mail, and returns its link. */
export async function invite({ inbox }: Stage, { page, url }: Screen, email: string): Promise<string> {
  await page.goto(`${url}/company`)
  await page.getByRole('button', { name: team.invite }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel(team.dialog.email)
  await expect(field).toBeFocused()
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await expect(field).toHaveValue('nobody')
  await field.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(team.dialog.done)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row.getByText(team.invitations.mail.sent)).toBeVisible()
  return inbox.mailTo(email, /http\S+accept-invitation\?token=[\w-]+/)
}

export async function refuses({ page }: Screen, link: string, reason: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: words.invalid })).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
}
