import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as account } from '#web/console/accounts/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { desk, phone, type Screen, watched } from './screens.ts'
import { setStage } from './stage.ts'

const PRO = '01939c00-0000-7000-8000-000000000002'
const PASSWORD = 'a fine password'
const words = entrance.invitation

const stage = setStage()

describe('a team', () => {
  journey('grows by mail, and puts somebody out whose tab is open', async () => {
    const owner = await stage.open(desk)
    const barista = await stage.open(phone)
    await watched([owner, barista], async () => {
      await openBusiness(owner, 'Coffee at Noon', 'owner@noon.example')
      const link = await invite(owner, 'jo@noon.example')
      await expectAccessible(owner.page)
      await joinAsNewcomer(barista, link)
      await refuses(barista, link, 'This invitation has already been used or revoked')
      await barista.page.goto(`${stage.server.url}/dashboard`)
      await expect(barista.page.getByRole('heading', { level: 1, name: /Coffee at Noon/ })).toBeVisible()
      await remove(owner, 'Jo Reed')
      await findsAKindPlace(barista)
    })
    await leave([owner, barista])
  })

  journey('shares one who switches shops, in all their tabs', async () => {
    const owner = await stage.open(desk)
    const baker = await stage.open(desk)
    await watched([owner, baker], async () => {
      await openBusiness(owner, 'Tea at Five', 'owner@five.example')
      await openBusiness(baker, 'Bread & Butter', 'baker@bread.example')
      await refuses(baker, `${stage.server.url}/accept-invitation`, 'Invalid invitation link')
      await acceptSignedIn(baker, await invite(owner, 'baker@bread.example'))
      await switchBack(baker)
      await leavesTeam(baker)
      await isAlone(owner)
    })
    await leave([owner, baker])
  })
})

async function leave(screens: Screen[]) {
  for (const { page, complaints } of screens) {
    expect(complaints).toEqual([])
    await page.context().close()
  }
}

async function openBusiness({ page, url }: Screen, company_name: string, email: string) {
  const data = { company_name, email, password: PASSWORD, tier_id: PRO, locale: 'en-US' }
  const answer = await page.request.post(`${url}/api/auth/sign-up`, { data, headers: { origin: url } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Invites by keyboard, sees the real delivery state of the mail, and returns its link. */
async function invite({ page, url }: Screen, email: string): Promise<string> {
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
  return stage.inbox.mailTo(email, /http\S+accept-invitation\?token=[\w-]+/)
}

async function joinAsNewcomer({ page }: Screen, link: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(page.getByText(words.description('Coffee at Noon'))).toBeVisible()
  await page.getByRole('tab', { name: words.signIn }).click()
  await page.getByLabel(entrance.email).fill('eve@example.com')
  await page.getByLabel(entrance.password).fill('whatever')
  await page.getByRole('button', { name: words.signInSubmit }).click()
  await expect(page.getByText(words.wrongEmail('jo@noon.example'))).toBeVisible()
  await page.getByRole('tab', { name: words.create }).click()
  await page.getByLabel(words.firstName).fill('Jo')
  await page.getByLabel(words.lastName).fill('Reed')
  await expect(page.getByLabel(entrance.email)).toBeDisabled()
  await page.getByLabel(entrance.password).fill('12345')
  await page.getByRole('button', { name: words.createSubmit }).click()
  await expect(page.getByText(entrance.errors.password)).toBeVisible()
  await page.getByLabel(entrance.password).fill(PASSWORD)
  await page.getByRole('button', { name: words.createSubmit }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto(`${stage.server.url}/company`)
  await expect(page.getByText('Jo Reed')).toBeVisible()
  await expect(page.getByRole('button', { name: team.invite })).toHaveCount(0)
  await expect(page.getByText(team.invitations.title)).toHaveCount(0)
}

async function refuses({ page }: Screen, link: string, reason: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: words.invalid })).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
}

async function acceptSignedIn({ page }: Screen, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: words.accept }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { level: 1, name: /Tea at Five/ })).toBeVisible()
}

/** Two tabs of one browser: what the one chooses, the other learns before it could write into the wrong business. */
async function switchBack({ page }: Screen) {
  const other = await page.context().newPage()
  await other.goto(`${stage.server.url}/company`)
  await expect(other.getByText('owner@five.example').first()).toBeVisible()
  const asked: (string | undefined)[] = []
  other.on('request', (request) => {
    if (request.url().endsWith('/api/app/company')) asked.push(request.headers()['regulars-business'])
  })
  await page.getByRole('button', { name: around.switchBusiness }).click()
  await page.getByRole('menuitem', { name: around.businessAs('Bread & Butter', 'admin') }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Bread & Butter/ })).toBeVisible()
  await expect(other.getByText(around.nowIn('Bread & Butter'))).toBeVisible()
  await expect(other.getByText('owner@five.example')).toHaveCount(0)
  const { session } = await (await page.request.get(`${stage.server.url}/api/auth/session`)).json()
  await expect.poll(() => asked.at(-1)).toBe(session.business.id)
  await other.close()
}

/** Everybody but the admin can leave; a person with another business continues there. */
async function leavesTeam({ page, url }: Screen) {
  await page.getByRole('button', { name: around.switchBusiness }).click()
  await page.getByRole('menuitem', { name: around.businessAs('Tea at Five', 'member') }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Tea at Five/ })).toBeVisible()
  await page.goto(`${url}/company`)
  await expect(page.getByRole('button', { name: team.leave.action })).toBeVisible()
  await page.getByRole('button', { name: team.leave.action }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(team.leave.title('Tea at Five'))).toBeVisible()
  await dialog.getByRole('button', { name: team.leave.confirm }).click()
  await expect(page.getByText(team.leave.done('Tea at Five'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Bread & Butter/ })).toBeVisible()
  await expect(page.getByRole('button', { name: around.switchBusiness })).toHaveCount(0)
}

async function isAlone({ page, url }: Screen) {
  await page.goto(`${url}/company`)
  await expect(page.getByText(team.members.alone)).toBeVisible()
  await expect(page.getByText('baker@bread.example')).toHaveCount(0)
}

async function remove({ page, url }: Screen, name: string) {
  await page.goto(`${url}/company`)
  await page.getByRole('button', { name: team.members.actions(name) }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: team.remove.action }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(team.remove.text(name))).toBeVisible()
  await dialog.getByRole('button', { name: team.remove.confirm }).click()
  await expect(page.getByText(team.remove.done)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
}

/** The tab was open all the time: it finds out at its next step inside the console. */
async function findsAKindPlace({ page, url }: Screen) {
  await page.getByRole('link', { name: around.places.customers }).click()
  await expect(page.getByRole('heading', { level: 1, name: around.leftBusiness.title })).toBeVisible()
  await expectAccessible(page)
  // Their account is theirs without a team.
  await page.getByRole('link', { name: around.account }).click()
  await expect(page).toHaveURL(`${url}/account`)
  await expect(page.getByRole('button', { name: account.password.change })).toBeVisible()
  await expect(page.getByRole('button', { name: account.sessions.everywhere })).toBeVisible()
  await page.getByRole('link', { name: around.back }).click()
  await page.getByRole('button', { name: around.leftBusiness.setUp }).click()
  await expect(page.getByRole('navigation', { name: around.navigation })).toBeVisible()
  await page.goto(`${url}/company`)
  await expect(page.getByText(team.seats.used('1', '1')).first()).toBeVisible()
  await expect(page.getByText(team.seats.full)).toBeVisible()
  await expectAccessible(page)
}
