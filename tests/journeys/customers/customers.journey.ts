import type { APIRequestContext, Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { selectionTexts as selection } from '#web/console/customer-list/selection/selectionTexts.ts'
import { texts } from '#web/console/customer-list/texts.ts'
import { addTexts as adding, optInTexts } from '#web/console/customers/adding/texts.ts'
import { texts as tags } from '#web/console/customers/tags/texts.ts'
import { texts as writing } from '#web/console/customers/texts.ts'
import { texts as dashboard } from '#web/console/dashboard/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, watched } from '../stage/screens.ts'
import { drawn, setStage } from '../stage/stage.ts'

const AGENCY = '01939c00-0000-7000-8000-000000000003'

const stage = setStage()

describe.each(
  drawn([
    { at: 'a desk', size: desk, number: '(415) 555-0161', e164: '+14155550161' },
    { at: 'a phone', size: phone, number: '(415) 555-0162', e164: '+14155550162' },
  ]),
)('the customers of a shop run from $at', ({ at, size, number, e164 }) => {
  journey('are added, found with a slip, sorted, paged and written to, and the text arrives', async () => {
    const screen = await stage.open(size)
    const { page } = screen
    const inbox = stage.inbox

    await watched([screen], async () => {
      await openBusiness(page, at)
      await page.goto(`${stage.server.url}/customers`)
      await expect(page.getByText(texts.none.title)).toBeVisible()

      await addMany(page.request, 51)
      await page.goto(`${stage.server.url}/dashboard`)
      await page.getByRole('button', { name: dashboard.quickActions.customer }).click()
      await addHelene(page, number)
      await page.goto(`${stage.server.url}/customers`)
      await expect(page.getByText(texts.count('52', 52, false))).toBeVisible()
      await expectAccessible(page)

      await page.getByLabel(texts.search).fill('Helnee')
      await expect(page.getByText(texts.similar('Helnee'))).toBeVisible()
      await expect(page).toHaveURL(/search=Helnee/)
      await page.getByRole('button', { name: writing.sms('Helene Novak') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /A word from us/ }).click()
      await expect(dialog.getByText(/Hi Helene/)).toBeVisible()
      await expectAccessible(page)
      // Two quick presses, as an impatient person makes them, send one text.
      await dialog.getByRole('button', { name: messages.sms.send }).dblclick()
      await expect(dialog.getByText(messages.sms.sent)).toBeVisible()
      await expect(dialog).toBeHidden()
      expect(await inbox.textTo(e164, /Hi Helene/)).toContain('Coffee at Noon')
      await page.goto(`${stage.server.inboxUrl}?phone=${encodeURIComponent(e164)}`)
      await expect(
        page
          .getByText(/Hi Helene/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      expect(await inbox.textsTo(e164, /^Hi Helene/)).toHaveLength(1)

      await page.goto(`${stage.server.url}/customers?search=Helnee`)
      const noEmail = page.getByRole('button', { name: writing.noEmail('Helene Novak') })
      await expect(noEmail).toBeDisabled()
      await page.getByLabel(texts.search).fill('nobody at all')
      await expect(page.getByText(texts.noneFound.title)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: texts.found('0', false) })).toHaveCount(1)
      await page.getByRole('button', { name: texts.noneFound.clear }).click()

      await page.getByLabel(texts.sort).selectOption('name')
      await expect(page).toHaveURL(/sort=name/)
      const names = page.getByRole('link', { name: /^Guest \d/ })
      await expect(names.first()).toHaveText('Guest 1')
      await expect(names).toHaveCount(50)
      await page.getByRole('button', { name: texts.more }).click()
      await expect(names).toHaveCount(51)
      await page.reload()
      await expect(names.first()).toHaveText('Guest 1')

      if (size === phone) await page.getByRole('button', { name: selection.choose, exact: true }).click()
      const box = (n: number) => page.getByRole('checkbox', { name: /^Select Guest/ }).nth(n)
      await box(3).focus()
      await page.keyboard.press('Space')
      await box(1).click({ modifiers: ['Shift'] })
      const bar = page.getByRole('region', { name: selection.bar })
      await expect(bar.getByText(selection.selected('3'))).toBeVisible()
      await expectAccessible(page)
      await bar.getByRole('button', { name: selection.chooseAll('52') }).click()
      await bar.getByRole('button', { name: selection.acts.tag, exact: true }).click()
      await page.getByLabel(tags.field).fill('Opening day')
      await page.getByRole('button', { name: selection.tag.submit }).click()
      await expect(page.getByText(selection.done.tag(selection.customers('52', 52)))).toBeVisible()
      if (size === phone) await page.getByRole('button', { name: texts.filters.show, exact: true }).click()
      await page
        .getByLabel(tags.filter, { exact: true })
        .selectOption({ label: tags.choice('Opening day', '52') })
      await expect(page).toHaveURL(/tag=/)
      // Presses beside the link, which does the same as the link itself.
      await page
        .getByText(texts.noContact)
        .or(page.getByText(/^0 points/))
        .first()
        .click()
      await expect(page).toHaveURL(/customers\/[\w-]+$/)
      await page.getByRole('button', { name: tags.remove('Opening day') }).click()
      await expect(page.getByText(tags.noneOfCustomer)).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/customers\?/)
      await erasesWhoAreChosen(page, size)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})

/** Erases the chosen customers and no others, after the word is typed. */
async function erasesWhoAreChosen(page: Page, size: { width: number }) {
  await page.goto(`${stage.server.url}/customers?sort=name`)
  const names = page.getByRole('link', { name: /^Guest \d/ })
  await expect(names.first()).toHaveText('Guest 1')
  if (size === phone) await page.getByRole('button', { name: selection.choose, exact: true }).click()
  await page.getByRole('checkbox', { name: selection.select('Guest 1'), exact: true }).click()
  const bar = page.getByRole('region', { name: selection.bar })
  await bar.getByRole('button', { name: selection.acts.erase, exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: selection.erase.submit })).toBeDisabled()
  await dialog.getByLabel(selection.erase.confirm('ERASE')).fill('ERASE')
  await dialog.getByRole('button', { name: selection.erase.submit }).click()
  await expect(page.getByText(selection.done.erase(selection.customers('1', 1)))).toBeVisible()
  await expect(names.first()).not.toHaveText('Guest 1')
}

async function openBusiness(page: Page, at: string) {
  const email = `${at.replace(' ', '-')}@customers.example`
  const signUp = { company_name: 'Coffee at Noon', email, password: 'a fine password', tier_id: AGENCY }
  const time_zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await post(page.request, '/auth/sign-up', { ...signUp, locale: 'en-US', time_zone })
  await confirmAddress(stage.server.url, stage.inbox, email)
}

async function addMany(request: APIRequestContext, many: number) {
  for (let n = 1; n <= many; n++)
    await post(request, '/v1/customers', { first_name: 'Guest', last_name: `${n}` })
}

async function addHelene(page: Page, number: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(adding.firstName).fill('Helene')
  await dialog.getByLabel(adding.lastName).fill('Novak')
  await dialog.getByLabel(adding.phone).fill('12')
  await dialog.getByLabel(optInTexts.sms).check()
  await dialog.getByText(optInTexts.onPaper).click()
  await dialog.getByRole('button', { name: adding.save }).click()
  await expect(dialog.getByText(/Enter a phone number such as/)).toBeVisible()
  // The typed values are kept.
  await expect(dialog.getByLabel(adding.firstName)).toHaveValue('Helene')
  await expectAccessible(page)
  await dialog.getByLabel(adding.phone).fill(number)
  await dialog.getByRole('button', { name: adding.save }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(adding.added('Helene Novak'))).toBeVisible()
}

async function post(request: APIRequestContext, path: string, data: unknown) {
  const headers = { origin: stage.server.url, 'idempotency-key': crypto.randomUUID() }
  const answer = await request.post(`${stage.server.url}/api${path}`, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}
