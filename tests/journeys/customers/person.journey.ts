import type { Locator } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { agreed } from '#tests/world/agreed.ts'
import { texts as counter } from '#web/console/counter/texts.ts'
import { texts } from '#web/console/customer-record/texts.ts'
import { optInTexts } from '#web/console/customers/adding/texts.ts'
import { texts as forms } from '#web/console/forms/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, type Screen, watched } from '../stage/screens.ts'
import { drawn, setStage } from '../stage/stage.ts'

const stage = setStage()

describe.each(
  drawn([
    { at: 'a desk', size: desk, email: 'person-desk@example.com' },
    { at: 'a phone', size: phone, email: 'person-phone@example.com' },
  ]),
)('the page of a customer, from $at', ({ size, email }) => {
  journey('survives two who edit at once, corrects, merges and forgets', async () => {
    const one = await stage.open(size)
    const other: Screen = { ...one, page: await one.page.context().newPage() }
    await watched([one], async () => {
      await signUp(one, email)
      const [ada, twin] = await fillBusiness(one)
      await editAtOnce(one, other, ada)
      await adjust(one)
      await expectWhole(one)
      await mergeAtOnce(one, ada, twin)
      await changeConsent(one)
      await exportData(one)
      await erase(one)
    })
    expect(one.complaints).toEqual([])
    await one.page.context().close()
  })
})

async function signUp({ page, url }: Screen, email: string) {
  await page.goto(`${url}/signup`)
  await page.getByLabel(entrance.signUp.companyName).fill('Coffee at Noon')
  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill('a fine password')
  await page.getByRole('button', { name: entrance.signUp.submit }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Creates a points program and two records of one person, through the owner's session. */
const fillBusiness = ({ page }: Screen): Promise<[string, string]> =>
  page.evaluate(async (consent) => {
    const post = async (path: string, body: object) => {
      const answer = await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `${Math.random()}` },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    }
    await post('/v1/programs', { name: 'Points', type: 'points', config: {} })
    const add = async (person: object): Promise<string> =>
      (await post('/v1/customers', { ...person, ...consent })).id
    const ada = await add({ first_name: 'Ada', last_name: 'Lovelace', phone: '+14155550161' })
    const twin = await add({ first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' })
    await post('/v1/purchases', { customer_id: ada, amount: 1200 })
    await post('/v1/purchases', { customer_id: twin, amount: 800 })
    return [ada, twin]
  }, agreed)

/** Edits one customer in two tabs: the second shows what the first changed, and loses nothing. */
async function editAtOnce(one: Screen, other: Screen, customerId: string) {
  for (const { page, url } of [one, other]) {
    await page.goto(`${url}/customers/${customerId}`)
    await page.getByRole('button', { name: texts.edit, exact: true }).click()
  }
  const [first, second] = [one.page.getByRole('dialog'), other.page.getByRole('dialog')]
  await one.page.bringToFront()
  await first.getByLabel(texts.editor.email).fill('lovelace@example.com')
  await second.getByLabel(texts.editor.lastName).fill('King')
  await first.getByRole('button', { name: texts.editor.save, exact: true }).click()
  await expect(first).toBeHidden()
  await other.page.bringToFront()
  await second.getByRole('button', { name: texts.editor.save, exact: true }).click()
  await expect(second.getByText(forms.stale.title)).toBeVisible()
  await expect(second.getByText(/lovelace@example\.com/)).toBeVisible()
  await expect(second.getByLabel(texts.editor.lastName)).toHaveValue('King')
  await second.getByRole('button', { name: forms.stale.take }).click()
  await expect(second.getByLabel(texts.editor.email)).toHaveValue('lovelace@example.com')
  await second.getByRole('button', { name: texts.editor.save, exact: true }).click()
  await expect(second).toBeHidden()
  // A tab in the background paints nothing, so its animations never finish.
  await other.page.close()
  await one.page.bringToFront()
  await one.page.reload()
  await expect(one.page.getByRole('heading', { level: 1, name: 'Ada King' })).toBeVisible()
  await expect(one.page.getByText('lovelace@example.com').first()).toBeVisible()
}

const openMenu = async ({ page }: Screen, item: string) => {
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function adjust(screen: Screen) {
  await openMenu(screen, texts.adjustAction)
  const dialog = screen.page.getByRole('dialog')
  await dialog.getByLabel(texts.adjust.points).fill('-5')
  await dialog.getByLabel(texts.adjust.reason).fill('Counted twice')
  await seeRefusal(screen, dialog.getByRole('button', { name: texts.adjust.save, exact: true }))
  await dialog.getByRole('button', { name: texts.adjust.save, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(screen.page.getByText('−5 points, corrected by the shop')).toBeVisible()
  await expect(screen.page.getByText(texts.history.note('Counted twice'))).toBeVisible()
}

/** Presses a button of a dialog that has no room for its error, while there is no connection. */
async function seeRefusal({ page }: Screen, button: Locator) {
  const size = page.viewportSize()!
  await page.setViewportSize({ ...size, height: 560 })
  await page.context().setOffline(true)
  await button.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeInViewport({ ratio: 1 })
  await page.context().setOffline(false)
  await page.setViewportSize(size)
}

async function expectWhole({ page }: Screen) {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
}

/**
 * Merges in one tab while another has the same two open the other way round. The second is told why it was refused, and
 * comes to the survivor.
 */
async function mergeAtOnce(screen: Screen, survivorId: string, duplicateId: string) {
  const { page, url } = screen
  const late: Screen = { ...screen, page: await page.context().newPage() }
  await late.page.goto(`${url}/customers/${duplicateId}`)
  const refused = await fillMerge(late, { find: 'King', name: 'Ada King', sums: ['8', '7', '15'] })
  await page.bringToFront()
  const dialog = await fillMerge(screen, { find: 'Byron', name: 'Ada Byron', sums: ['7', '8', '15'] })
  const previews: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/merge-preview/')) previews.push(request.url())
  })
  await dialog.getByRole('button', { name: texts.merge.submit, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your two cards are one now')).toBeVisible()
  expect(previews).toEqual([])
  await late.page.bringToFront()
  await refused.getByRole('button', { name: texts.merge.submit, exact: true }).click()
  await expect(late.page).toHaveURL(`${url}/customers/${survivorId}`)
  await expect(late.page.getByText(texts.merged)).toBeVisible()
  await late.page.close()
  await page.bringToFront()
  await page.goto(`${url}/counter?customer=${duplicateId}`)
  await expect(page.getByText(counter.customer.merged)).toBeVisible()
  await page.getByRole('button', { name: counter.customer.openMerged }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada King' })).toBeVisible()
  await page.goto(`${url}/customers/${duplicateId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ada King' })).toBeVisible()
}

/** Fills the dialog up to its button. `sums` are the points of both, and their sum. */
async function fillMerge(
  screen: Screen,
  { find, name, sums }: { find: string; name: string; sums: [string, string, string] },
) {
  await openMenu(screen, texts.mergeAction)
  const dialog = screen.page.getByRole('dialog')
  await dialog.getByLabel(texts.merge.search).fill(find)
  await dialog.getByRole('button', { name: new RegExp(name) }).click()
  await expect(dialog.getByText(texts.merge.points(...sums))).toBeVisible()
  await dialog.getByLabel(texts.merge.confirm(name)).fill(name)
  return dialog
}

async function changeConsent({ page }: Screen) {
  const { give, withdraw, channels, confirm } = texts.consent
  await page.getByRole('button', { name: `${withdraw} ${channels.sms}` }).click()
  await page.getByRole('button', { name: confirm }).click()
  await page.getByRole('button', { name: `${give} ${channels.sms}` }).click()
  await page.getByText(optInTexts.onPaper, { exact: true }).click()
  await page.getByRole('button', { name: confirm }).click()
  await expect(page.getByRole('button', { name: `${withdraw} ${channels.sms}` })).toBeVisible()
  await page.getByText(/^Proof/).click()
  await expect(page.getByText(/signed on paper that they want text messages/)).toBeVisible()
}

async function exportData(screen: Screen) {
  const [download] = await Promise.all([
    screen.page.waitForEvent('download'),
    openMenu(screen, texts.exportAction),
  ])
  expect(download.suggestedFilename()).toMatch(/^customer-CUS\w+\.json$/)
}

async function erase(screen: Screen) {
  await openMenu(screen, texts.eraseAction)
  const dialog = screen.page.getByRole('alertdialog')
  const submit = dialog.getByRole('button', { name: texts.erase.confirm })
  await expect(submit).toBeDisabled()
  await dialog.getByLabel(texts.erase.typeName('Ada King')).fill('Ada King')
  await submit.click()
  await expect(screen.page.getByRole('heading', { level: 1, name: /^Erased on/ })).toBeVisible()
  await expect(screen.page.getByText('Ada')).toHaveCount(0)
}
