import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as counter } from '#web/console/counter/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as sharedTill } from '#web/console/shared-till/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness, password } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const words = sharedTill.who

describe('a till for a whole team', () => {
  journey(
    'is shared by who works at the counter alone and by the owner, each under their own name',
    async () => {
      const owner = await stage.open(desk)
      const bo = await stage.open(phone)
      await watched([owner, bo], async () => {
        const office = await openBusiness(owner, 'owner@till.example')
        await confirmAddress(owner.url, stage.inbox, 'owner@till.example')
        await office.addProgram('points', 'Points', {})
        await office.addProgram('stamp_card', 'Card', { stampsRequired: 2, rewardDescription: 'A coffee' })
        await office.addProgram('discount', 'Ladder', { tiers: [{ visits: 1, discount: 10 }] })
        await office.put('/app/settings/counter-limit', { amount: 2000 })
        const { id } = await office.addCustomer('Ana', '+12125550123')
        await office.buy(id, { stamps: 2 })
        await joinForTheCounter(owner, bo)
        await seesTheCounterAlone(bo)
        await setPin(bo, '4711')
        await sharesTheTill(owner)
        await boBuysFor(owner, id)
        await isTheOwnersAgain(owner, id)
      })
      for (const { page, complaints } of [owner, bo]) {
        expect(complaints).toEqual([])
        await page.context().close()
      }
    },
  )
})

async function joinForTheCounter(owner: Screen, { page }: Screen) {
  await owner.page.goto(`${owner.url}/company`)
  await owner.page.getByRole('button', { name: team.invite }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel(team.dialog.email).fill('bo@till.example')
  await dialog.getByText(team.dialog.roles.counter.text).click()
  await dialog.getByRole('button', { name: team.dialog.send }).click()
  await expect(owner.page.getByText(team.dialog.done)).toBeVisible()
  await page.goto(await stage.inbox.mailTo('bo@till.example', /http\S+accept-invitation\?token=[\w-]+/))
  await expect(page.getByText(entrance.invitation.roles.counter)).toBeVisible()
  await page.getByLabel(entrance.invitation.firstName).fill('Bo')
  await page.getByLabel(entrance.invitation.lastName).fill('Lind')
  await page.getByLabel(entrance.password).fill(password)
  await page.getByRole('button', { name: entrance.invitation.createSubmit }).click()
  await expect(page).toHaveURL(/\/counter/)
}

/** Any other address redirects to the counter. */
async function seesTheCounterAlone({ page, url }: Screen) {
  const nav = page.getByRole('navigation', { name: around.navigation })
  await expect(nav.getByRole('link')).toHaveText([around.places.counter])
  for (const path of ['dashboard', 'customers', 'settings', 'company']) {
    await page.goto(`${url}/${path}`)
    await expect(page).toHaveURL(`${url}/counter`)
  }
}

async function setPin({ page, url }: Screen, pin: string) {
  await page.goto(`${url}/account`)
  await page.getByLabel(sharedTill.pin.label, { exact: true }).fill(pin)
  await page.getByRole('button', { name: sharedTill.pin.save }).click()
  await expect(page.getByText(sharedTill.pin.isSet)).toBeVisible()
  await expectAccessible(page)
}

/** Shares the till as a person without a PIN, who must set one first. */
async function sharesTheTill({ page, url }: Screen) {
  await page.goto(`${url}/counter`)
  await page.getByRole('button', { name: sharedTill.share.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(sharedTill.pin.label, { exact: true }).fill('2580')
  await dialog.getByRole('button', { name: sharedTill.pin.save }).click()
  await dialog.getByRole('button', { name: sharedTill.share.confirm }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(page.getByRole('navigation', { name: around.navigation })).toHaveCount(0)
}

const switchFrom = (page: Page, name: string) =>
  page.getByRole('button', { name: sharedTill.bar.leaveFor(name) })

async function comeAs(page: Page, name: string, pin: string) {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('textbox', { name: words.pinOf(name) })).toBeFocused()
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
}

/** The fullest counter of a phone: a reward, a recent purchase, and the reason that nothing was recorded. */
async function reachesAllKeys(page: Page, url: string, customer: string) {
  await page.setViewportSize(phone)
  await page.goto(`${url}/counter?customer=${customer}`)
  await expect(page.getByRole('checkbox', { name: counter.purchase.again })).toBeVisible()
  await page.getByRole('textbox', { name: tillTexts.purchase.amount('Ana') }).pressSequentially('4000')
  await expect(page.getByText(tillTexts.purchase.toPay('$36.00'))).toBeVisible()
  await pressAtTill(page.getByRole('button', { name: tillTexts.purchase.record('$40.00') }))
  await expect(page.getByRole('alert')).toContainText('You can record purchases up to $20.00')
  for (const name of ['00', '0', 'Erase last digit'])
    expect(await page.getByRole('button', { name, exact: true }).evaluate(isUncovered), name).toBe(true)
  await page.setViewportSize(desk)
}

const isUncovered = (key: Element) => {
  const { x, bottom, width } = key.getBoundingClientRect()
  return key.contains(document.elementFromPoint(x + width / 2, bottom - 1))
}

const fitsTheWindow = () => document.documentElement.scrollHeight <= innerHeight

/** The owner's own session continues meanwhile, out of reach. */
async function boBuysFor({ page, url }: Screen, customer: string) {
  await comeAs(page, 'Bo Lind', '0007')
  await expect(page.getByText('This is not your PIN')).toBeVisible()
  await page.keyboard.type('4711')
  await page.keyboard.press('Enter')
  await expect(switchFrom(page, 'Bo Lind')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${url}/settings`)
  await expect(page).toHaveURL(`${url}/counter`)
  await expect(switchFrom(page, 'Bo Lind')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: counter.title })).toBeVisible()
  expect(await page.evaluate(fitsTheWindow), 'the counter below the bar').toBe(true)
  await page.goto(`${url}/counter?customer=${customer}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible()
  await page.keyboard.type('1240')
  await expect(page.getByText(tillTexts.effect.points(11, '11')).first()).toBeVisible()
  await pressAtTill(page.getByRole('button', { name: tillTexts.purchase.record('$12.40') }))
  await expect(page.getByText(counter.done.recorded('$12.40'))).toBeVisible()
  await reachesAllKeys(page, url, customer)
  await switchFrom(page, 'Bo Lind').click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
}

async function isTheOwnersAgain({ page, url }: Screen, customer: string) {
  await comeAs(page, 'Coffee at Noon', '2580')
  await expect(switchFrom(page, 'Coffee at Noon')).toBeVisible()
  await page.goto(`${url}/counter?customer=${customer}`)
  await expect(page.getByText(counter.recent.by('Bo Lind')).first()).toBeVisible()
  await switchFrom(page, 'Coffee at Noon').click()
  await page.getByRole('button', { name: sharedTill.end.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(sharedTill.end.password('Coffee at Noon')).fill(password)
  await dialog.getByRole('button', { name: sharedTill.end.confirm }).click()
  await expect(page.getByRole('link', { name: around.places.settings })).toBeVisible()
  await page.goto(`${url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
