import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { expect } from '../stage/expect.ts'
import { desk, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { invite, leave, openBusiness } from './teamAtWork.ts'

const words = entrance.invitation

const stage = setStage()

describe('a team', () => {
  journey('shares one who switches shops, in all their tabs', async () => {
    const owner = await stage.open(desk)
    const baker = await stage.open(desk)
    await watched([owner, baker], async () => {
      await openBusiness(owner, 'Tea at Five', 'owner@five.example')
      await confirmAddress(owner.url, stage.inbox, 'owner@five.example')
      await openBusiness(baker, 'Bread & Butter', 'baker@bread.example')
      await acceptSignedIn(baker, await invite(stage, owner, 'baker@bread.example'))
      await switchBack(baker)
      await leavesTeam(baker)
      await isAlone(owner)
    })
    await leave([owner, baker])
  })
})

async function acceptSignedIn({ page }: Screen, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: words.accept }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { level: 1, name: /Tea at Five/ })).toBeVisible()
}

/**
 * Two tabs of one browser: the second learns of the first tab's choice before it could write into the wrong business.
 */
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

/** Everybody but the admin can leave. A person with another business continues there. */
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
