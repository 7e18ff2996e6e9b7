import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/portal/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { type Office, openBusiness } from '../acts/office.ts'
import { choosePin } from '../acts/pin.ts'
import { expect } from '../stage/expect.ts'
import { desk, type Screen, watched } from '../stage/screens.ts'
import { bothWindows, drawn, setStage } from '../stage/stage.ts'

const stage = setStage()
const customers = bothWindows.map((window, index) => ({ ...window, number: `+1415555016${index}` }))

describe.each(drawn(customers))('a guest’s own phone, with the portal at $at', ({ at, size, number }) => {
  journey('gets the texts it agreed to until STOP, and again after START', async () => {
    const owner = await stage.open(desk)
    const customer = await stage.open(size)
    await watched([owner, customer], async () => {
      const email = `texts.${at.replaceAll(' ', '.')}@example.com`
      const office = await openBusiness(owner, email)
      await confirmAddress(owner.url, stage.inbox, email)
      const nora = await joinCard(office, number)
      await stage.inbox.textTo(number, /Coffee at Noon/)
      await office.buy(nora, { stamps: 2 })
      const reward = await stage.inbox.textTo(number, /A coffee on us: [A-Z0-9]{8}/)
      expect(reward).toContain('A coffee on us')

      await answer(customer, number, 'HELP', /Reply STOP to end/)
      await answer(customer, number, 'STOP', /You are unsubscribed/)
      const before = await stage.inbox.textsTo(number)
      await office.buy(nora, { stamps: 2 })
      await answer(customer, number, 'START', /You are subscribed again/)
      // One more text than before: the answer to START. Withheld texts stay withheld.
      expect(await stage.inbox.textsTo(number)).toHaveLength(before.length + 1)
    })
    for (const { page, complaints } of [owner, customer]) {
      expect(complaints).toEqual([])
      await page.context().close()
    }
  })

  journey('chooses a PIN by a texted code, and is told how long a lock lasts', async () => {
    const owner = await stage.open(desk)
    const customer = await stage.open(size)
    const phone = number.replace('016', '017')
    await watched([owner, customer], async () => {
      const email = `pins.${at.replaceAll(' ', '.')}@example.com`
      const office = await openBusiness(owner, email)
      await confirmAddress(owner.url, stage.inbox, email)
      await office.buy(await joinCard(office, phone), { stamps: 2 })
      await choosePin(customer, stage.inbox, phone, '2580')
      await expect(customer.page.getByText(texts.dashboard.history)).toBeVisible()
      await customer.page.getByRole('button', { name: texts.dashboard.logOut }).click()
      await choosePin(customer, stage.inbox, phone, '1379')
      await customer.page.getByRole('button', { name: texts.dashboard.logOut }).click()
      await signIn(customer, phone, '1379')
      await expect(customer.page.getByText('Welcome back, Nora!')).toBeVisible()
      await customer.page.getByRole('button', { name: texts.dashboard.logOut }).click()

      // Five attempts of any browser, and five more of the browser that knows the customer.
      for (let wrong = 0; wrong < 10; wrong++) {
        await signIn(customer, phone, '0000')
        await expect(customer.page.getByRole('alert')).toHaveText('Invalid PIN. Please try again.')
      }
      await signIn(customer, phone, '1379')
      await expect(customer.page.getByRole('alert')).toHaveText(
        /^Too many wrong PINs\. Please try again in 1\d minutes\.$/,
      )
    })
    for (const { page, complaints } of [owner, customer]) {
      expect(complaints).toEqual([])
      await page.context().close()
    }
  })
})

async function joinCard(office: Office, number: string): Promise<string> {
  await office.addProgram('stamp_card', 'Coffee Card', {
    stampsRequired: 2,
    rewardDescription: 'A coffee on us',
  })
  return (await office.addCustomer('Nora', number)).id
}

/** Answers as this phone on the inbox page, and waits for the reply. */
async function answer({ page }: Screen, number: string, word: string, reply: RegExp) {
  await page.goto(`${stage.server.inboxUrl}?phone=${encodeURIComponent(number)}`)
  await page.getByRole('button', { name: word, exact: true }).click()
  await expect(page.getByText(reply).last()).toBeVisible()
}

async function signIn({ page, url }: Screen, number: string, pin: string) {
  await page.goto(`${url}/customer/login`)
  await page.getByLabel(texts.login.phone).fill(number)
  await page.getByLabel(texts.login.pin, { exact: true }).fill(pin)
  await page.getByRole('button', { name: texts.login.submit }).click()
}
