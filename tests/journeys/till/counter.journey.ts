import { describe } from 'vitest'
import { texts as links } from '#server/portal/card/pageTexts.ts'
import { journey } from '#tests/engines/journey.ts'
import { pinTexts } from '#web/console/counter/customer/pinTexts.ts'
import { addTexts } from '#web/console/counter/identify/addTexts.ts'
import { scanTexts } from '#web/console/counter/identify/scanTexts.ts'
import { texts } from '#web/console/counter/texts.ts'
import { optInTexts } from '#web/console/customers/adding/texts.ts'
import { texts as shell } from '#web/console/page/texts.ts'
import { texts as outbox } from '#web/outbox/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { expect } from '../stage/expect.ts'
import { scan } from '../stage/scanCode.ts'
import { phone, type Screen, watched } from '../stage/screens.ts'
import { bothWindows, drawn, setStage } from '../stage/stage.ts'
import { openFullBusiness, press, tap } from './till.ts'

const stage = setStage()

describe.each(drawn(bothWindows))('the till, at $at', ({ at, size }) => {
  const email = (business: string) => `${business}.${at.replaceAll(' ', '.')}@example.com`

  journey('adds a guest, records what they buy once, and takes it back', async () => {
    const till = await stage.open(size)
    const { page, url } = till
    await watched([till], async () => {
      await openFullBusiness(till, email('buys'))
      await page.goto(`${url}/counter`)
      await addCustomer(till, 'Nora', '4155550151')
      await page.getByRole('button', { name: texts.customer.prove }).click()
      await expect(page.getByText(texts.customer.proven)).toBeVisible()
      await choosePin(till)

      await tap(till, '1240')
      await expect(page.getByText(tillTexts.effect.points(12, '12')).first()).toBeVisible()
      await expect(page.getByText(tillTexts.effect.stampsOn(1, 1, 2)).first()).toBeVisible()
      await loseTheAnswer(till)
      await expect(page.getByRole('heading', { name: texts.done.recorded('$12.40') })).toBeVisible()

      await press(till, new RegExp(`^${texts.undo.undo}`))
      await expect(page.getByText(texts.undo.done).first()).toBeVisible()
      // The amount is still there, to be corrected or recorded again.
      await press(till, /^Record \$12\.40/)
      await press(till, texts.done.stay)
      // Within a quarter of an hour: no second visit, and the screen says why.
      await expect(page.getByLabel(texts.purchase.again)).not.toBeChecked()
      await expect(page.getByRole('button', { name: texts.purchase.more })).toHaveCount(0)
      await buy(till, '700')
      await expect(page.getByText(tillTexts.effect.points(7, '7')).first()).toBeVisible()
      await expect(page.getByText(/\+1 stamp/)).toHaveCount(0)

      await press(till, tillTexts.customer.back)
      await keepsAHalfFilledForm(till)
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })

  journey('hands rewards over, takes codes off a purchase, and gives what points buy', async () => {
    const till = await stage.open(size)
    const { page, url } = till
    await watched([till], async () => {
      const office = await openFullBusiness(till, email('redeems'))
      const { id, unique_customer_id } = await office.addCustomer('Amir', '+14155550152')
      await office.buy(id, { amount: 3000, stamps: 4 })
      await page.goto(`${url}/counter`)
      await findByName(till, 'Amir')
      await press(till, new RegExp(`^${texts.rewards.redeem}`))
      await expect(page.getByText(texts.rewards.redeemed('A coffee on us')).first()).toBeVisible()

      await press(till, new RegExp(`^${texts.offers.claim}`))
      await expect(page.getByText(texts.offers.claimed('A flat white'))).toBeVisible()
      const code = await page
        .getByRole('listitem')
        .filter({ hasText: 'A flat white' })
        .getByText(/^[A-Z0-9]{8}$/)
        .first()
        .textContent()
      await press(till, tillTexts.customer.back)
      await searchFor(till, await codeOfAnotherBusiness(email('elsewhere')))
      await expect(page.getByText(/^No guest matches/)).toBeVisible()
      await searchFor(till, code!)
      // A search that finds a reward says nothing about customers.
      await expect(page.getByText(texts.search.foundReward)).toBeVisible()
      await expect(page.getByText(/^No guest matches/)).toBeHidden()
      await press(till, /^A flat white.*Amir/)
      await expect(page.getByRole('heading', { level: 1, name: 'Amir' })).toBeVisible()
      const found = page.getByRole('listitem').filter({ hasText: code! })
      await expect(found.getByRole('button', { name: texts.rewards.redeem })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText(texts.rewards.redeemed('A flat white')).first()).toBeVisible()

      await press(till, tillTexts.customer.back)
      await typeCode(till, unique_customer_id)
      await press(till, new RegExp(`^${texts.rewards.use}`))
      await page.keyboard.type('2000')
      await expect(page.getByText(tillTexts.purchase.toPay('$18.00')).first()).toBeVisible()
      await press(till, /^Record/)
      await expect(page.getByRole('heading', { name: texts.done.recorded('$20.00') })).toBeVisible()
      await expect(page.getByText(tillTexts.purchase.toPay('$18.00')).first()).toBeVisible()
    })
    expect(till.complaints).toEqual([])
    await page.context().close()
  })
})

async function addCustomer(till: Screen, name: string, digits: string) {
  const { page } = till
  await expect(page.getByRole('button', { name: texts.pad.find })).toBeVisible()
  await page.keyboard.type(digits)
  await expect(page.getByText(texts.pad.nobody)).toBeVisible()
  await press(till, texts.pad.add)
  await page.getByLabel(addTexts.firstName).fill(name)
  // Consent is off until staff record it, together with the way in which it was given.
  const agreed = page.getByLabel(optInTexts.sms)
  await expect(agreed).not.toBeChecked()
  await agreed.check()
  await page.getByText(optInTexts.inPerson).click()
  await press(till, addTexts.save)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/**
 * Neither Escape, Back nor the browser's way back discards a filled form without a question. An empty form closes at
 * once.
 */
async function keepsAHalfFilledForm(till: Screen) {
  const { page } = till
  const digits = page.getByLabel(texts.pad.label)
  const name = page.getByLabel(addTexts.firstName)
  const openForm = async () => {
    await press(till, texts.pad.add)
    await expect(name).toBeFocused()
  }
  await expect(digits).toBeFocused()
  await page.keyboard.type('4155550160')
  await openForm()
  await page.keyboard.press('Escape')
  await expect(digits).toHaveValue('(415) 555-0160')
  await openForm()
  await name.fill('Otto')
  const question = page.getByRole('alertdialog', { name: shell.leave.title })
  const ways = [() => page.keyboard.press('Escape'), () => page.goBack(), () => press(till, addTexts.cancel)]
  for (const leave of ways) {
    await leave()
    await question.getByRole('button', { name: shell.leave.stay }).click()
    await expect(question).toBeHidden()
    await expect(name).toHaveValue('Otto')
  }
  await press(till, addTexts.cancel)
  await question.getByRole('button', { name: shell.leave.confirm }).click()
  await expect(digits).toHaveValue('(415) 555-0160')
  // A search keeps its text too.
  await page.keyboard.type('Otto')
  await press(till, texts.search.add)
  await expect(name).toHaveValue('Otto')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(texts.search.label)).toHaveValue('Otto')
  await expect(page.getByLabel(texts.search.label)).toBeFocused()
}

/** The customer chooses a PIN on their own phone, by the code that the till shows. */
async function choosePin(till: Screen) {
  const { page } = till
  await press(till, pinTexts.open)
  const seen = () => scan(page, page.getByRole('img', { name: pinTexts.code }))
  // The dialog fades in.
  await expect.poll(seen).toMatch(/\/card\//)
  const customer = await stage.open(phone)
  await customer.page.goto((await seen())!)
  await customer.page.getByLabel(links.pinLabel).fill('2580')
  await customer.page.getByRole('button', { name: links.openWithPin }).click()
  await expect(customer.page.getByText('Welcome back, Nora!')).toBeVisible()
  expect(customer.complaints).toEqual([])
  await customer.page.context().close()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/**
 * The purchase arrives, but its answer is lost, and with it the connection. The till keeps it, and asks again by itself
 * when the connection is back: it counts once.
 */
async function loseTheAnswer(till: Screen) {
  await till.page.route('**/api/v1/purchases', async (route) => {
    await route.fetch()
    await till.page.context().setOffline(true)
    await route.abort()
  })
  await press(till, /^Record/)
  await expect(till.page.getByText(outbox.text)).toBeVisible()
  await expect(till.page.getByText(outbox.once)).toBeVisible()
  await till.page.unroute('**/api/v1/purchases')
  await till.page.context().setOffline(false)
}

async function buy(till: Screen, keys: string) {
  await tap(till, keys)
  await press(till, /^Record \$/)
  await expect(till.page.getByText(texts.done.recorded(`$${Number(keys) / 100}.00`))).toBeVisible()
}

async function findByName({ page }: Screen, name: string) {
  await expect(page.getByRole('button', { name: texts.pad.find })).toBeVisible()
  // Letters go to the search by themselves. Enter works before the answer has arrived.
  await page.keyboard.type(`${name}\n`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function searchFor({ page }: Screen, query: string) {
  const toSearch = page.getByRole('button', { name: texts.modes.search, exact: true })
  if (await toSearch.isVisible()) await toSearch.click()
  await page.getByLabel(texts.search.label).fill(query)
}

async function codeOfAnotherBusiness(owner: string): Promise<string> {
  const screen = await stage.open(phone)
  const office = await openFullBusiness(screen, owner)
  const { id: customer_id } = await office.addCustomer('Amir', '+14155550152')
  const full = { customer_id, stamps: 2 }
  const { rewards } = await office.post<{ rewards: { redemption_code: string }[] }>('/v1/purchases', full)
  await screen.page.context().close()
  return rewards[0]!.redemption_code
}

async function typeCode(till: Screen, code: string) {
  const { page } = till
  await press(till, texts.scan.open)
  await page.getByLabel(scanTexts.code).fill(code)
  await page.getByRole('button', { name: scanTexts.go }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Amir' })).toBeVisible()
}
