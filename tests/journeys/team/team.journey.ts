import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as account } from '#web/console/accounts/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { invite, leave, openBusiness, PASSWORD, refuses } from './teamAtWork.ts'

const words = entrance.invitation

const stage = setStage()

describe('a team', () => {
  journey('grows by mail, and puts somebody out whose tab is open', async () => {
    const owner = await stage.open(desk)
    const barista = await stage.open(phone)
    await watched([owner, barista], async () => {
      await openBusiness(owner, 'Coffee at Noon', 'owner@noon.example')
      await confirmAddress(owner.url, stage.inbox, 'owner@noon.example')
      const link = await invite(stage, owner, 'jo@noon.example')
      await expectAccessible(owner.page)
      await joinAsNewcomer(barista, link)
      await refuses(barista, link, 'This invitation has already been used or revoked')
      await refuses(barista, `${stage.server.url}/accept-invitation`, 'Invalid invitation link')
      await barista.page.goto(`${stage.server.url}/dashboard`)
      await expect(barista.page.getByRole('heading', { level: 1, name: /Coffee at Noon/ })).toBeVisible()
      await remove(owner, 'Jo Reed')
      await findsAKindPlace(barista)
    })
    await leave([owner, barista])
  })
})

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

/** The former member's tab was open all the time. They learn of their removal at the next step in the console. */
async function findsAKindPlace({ page, url }: Screen) {
  await page.getByRole('link', { name: around.places.customers }).click()
  await expect(page.getByRole('heading', { level: 1, name: around.leftBusiness.title })).toBeVisible()
  await expectAccessible(page)
  // A person keeps their account without a team.
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
  // The page suggests nothing that the plan forbids.
  await expect(page.getByText(team.members.alone)).toBeVisible()
  await expect(page.getByText(team.members.invite)).toHaveCount(0)
  await expectAccessible(page)
}
