import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/portal/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { choosePin } from '../acts/pin.ts'
import { expect } from '../stage/expect.ts'
import { meanwhile } from '../stage/meanwhile.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const number = '+14155550190'

describe('in the words of the specification, a guest', () => {
  journey('sees what is paused, what was earned in all, and what ran out', async () => {
    const owner = await stage.open(desk)
    const customer = await stage.open(phone)
    await watched([owner, customer], async () => {
      const { page } = customer
      const office = await openBusiness(owner, 'guests@wording.example')
      await confirmAddress(owner.url, stage.inbox, 'guests@wording.example')
      const nora = await office.addCustomer('Nora', number)
      await choosePin(customer, stage.inbox, number, '2580')
      await expect(page.getByText('No Programs Yet')).toBeVisible()
      await expect(page.getByText("You haven't been enrolled in any loyalty programs yet.")).toBeVisible()

      await office.addProgram('points', 'Points', {})
      const vouchers = await office.addProgram('rebate_code', 'Vouchers', { validDays: 7 })
      await office.buy(nora.id, { amount: 5000 })
      await office.post(`/v1/programs/${vouchers.id}/pause`, {})
      await page.reload()
      await expect(page.getByText('Paused', { exact: true })).toBeVisible()
      await expect(page.getByText(/^Lifetime earned [\d,]+$/)).toBeVisible()
      await expect(page.getByText(/^Last activity: .*\d/).first()).toBeVisible()
      await expect(page.getByText(/^Expires: .*\d/).first()).toBeVisible()
      await meanwhile(stage, [
        `update customer_rewards set expires_at = earned_at`,
        `update communication_logs set opened_at = created_at, open_count = 2`,
      ])
      await page.reload()
      await expect(page.getByText('Expired', { exact: true }).first()).toBeVisible()
      await page.getByRole('button', { name: texts.dashboard.logOut }).click()

      await owner.page.goto(`${owner.url}/communications`)
      await expect(owner.page.getByText('Opened 2 times').first()).toBeVisible()
    })
    await leave([owner, customer])
  })

  journey('learns why they are not let in', async () => {
    const customer = await stage.open(phone)
    await watched([customer], async () => {
      const { page } = customer
      await signIn(customer, '+14155550191')
      await expect(page.getByRole('alert')).toHaveText('Phone number not found. Please check and try again.')
      await page.route('**/portal/sign-in', (route) =>
        route.fulfill({ body: '<h1>Welcome to our Wi-Fi</h1>' }),
      )
      await signIn(customer, number)
      await expect(page.getByRole('alert')).toHaveText('Failed to log in. Please try again.')
      await page.unroute('**/portal/sign-in')
      await meanwhile(stage, [`update customers set portal_enabled = false`])
      await signIn(customer, number)
      await expect(page.getByRole('alert')).toHaveText(
        'Portal access is disabled. Please contact the business.',
      )
    })
    await leave([customer])
  })
})

async function signIn({ page, url }: Screen, typed: string) {
  await page.goto(`${url}/customer/login`)
  await page.getByLabel(texts.login.phone).fill(typed)
  await page.getByLabel(texts.login.pin, { exact: true }).fill('2580')
  await page.getByRole('button', { name: texts.login.submit }).click()
}

async function leave(screens: Screen[]) {
  for (const { page, complaints } of screens) {
    expect(complaints).toEqual([])
    await page.context().close()
  }
}
