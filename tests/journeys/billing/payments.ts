import type { Page } from '@playwright/test'
import { beforeAll } from 'vitest'
import { callAs } from '#tests/screens/callAs.ts'
import { texts as dashboard } from '#web/console/dashboard/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { makeAdmin } from '../acts/makeAdmin.ts'
import { setUpSecondStep } from '../acts/secondStep.ts'
import { desk, type Screen } from '../stage/screens.ts'
import { type Stage, setStage } from '../stage/stage.ts'

export const cards = {
  refused: '4000000000000002',
  asksWho: '4000002500003155',
  good: '4242424242424242',
  /** Can be saved, and is refused when it is charged. */
  failsLater: '4000000000000341',
}

/** A stage whose paid plans have prices at Stripe. */
export function setPayingStage(): Stage {
  const stage = setStage()
  beforeAll(async () => {
    const password = await makeAdmin(stage, 'admin@platform.example')
    const { page } = await stage.open(desk)
    const admin = page.context()
    await callAs(admin, 'post', '/auth/sign-in', { email: 'admin@platform.example', password })
    await setUpSecondStep(admin, password)
    type Tier = { id: string; name: string; version: number }
    const { data } = await callAs<{ data: Tier[] }>(admin, 'get', '/app/admin/tiers')
    for (const { id, name, version } of data.filter(({ name }) => name !== 'Free'))
      await callAs(admin, 'patch', `/app/admin/tiers/${id}`, {
        version,
        stripe_price_id: `price_regulars_${name.toLowerCase()}`,
      })
    await admin.close()
  })
  return stage
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

export async function pay(page: Page, card: string) {
  await page.getByLabel('Card number').fill(card)
  await press(page, /^(Start trial|Subscribe|Pay )/)
}

export const trialBegun = (page: Page, plan: string) =>
  page.getByRole('status').filter({ hasText: dashboard.payment.trial.title(plan) })

export async function signUp({ page, url }: Screen, email: string, plan: string) {
  await page.goto(`${url}/signup`)
  await page.getByLabel(entrance.signUp.companyName).fill('Blue Door Café')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a fine password')
  await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check({ force: true })
  await press(page, entrance.signUp.submit)
}
