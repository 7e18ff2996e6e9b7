import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { png } from '#tests/world/pictures.ts'
import { texts } from '#web/console/qr-codes/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { phone, type Screen, watched } from '../stage/screens.ts'
import { setStage, windowsWith } from '../stage/stage.ts'
import { canBePrinted } from './printedCode.ts'

const stage = setStage()
const menu = 'https://coffee-at-noon.example/menu'

describe.each(windowsWith('desk'))('the QR codes of a shop, at $at', ({ at, size }) => {
  journey('lead guests in or elsewhere, count who comes, and are taken down again', async () => {
    const owner = await stage.open(size)
    const customer = await stage.open(phone)
    await watched([owner, customer], async () => {
      const email = `qr.${at.replaceAll(' ', '.')}@example.com`
      const office = await openBusiness(owner, email)
      // Codes of unproven owners lead to no other site.
      await confirmAddress(owner.url, stage.inbox, email)
      await office.addProgram('stamp_card', 'Tenth Cup', { rewardDescription: 'Any coffee, on us' })
      await office.put('/app/settings/logo', { picture: png('#1d4ed8').toString('base64') })
      await isOfferedWithoutTheOthers(owner)
      const form = await generate(owner, { location: 'Table 4' })
      const away = await generate(owner, { location: 'Window', url: menu })
      await picturesHaveTheirSizes(owner)
      await cardOf(owner, 'Table 4').getByRole('button', { name: texts.card.view }).click()
      await owner.page.getByRole('dialog').getByRole('button', { name: texts.card.print }).click()
      await canBePrinted(owner.page, { name: 'Table 4', url: form })

      // That address serves nothing. The browser's request for it is enough.
      const aside = await customer.page.context().newPage()
      await Promise.all([aside.waitForRequest(menu), aside.goto(away).catch(() => {})])
      await aside.close()
      await customer.page.goto(form)
      await join(customer, size === phone ? '(212) 555-0141' : '(212) 555-0142')
      await owner.page.reload()
      for (const place of ['Table 4', 'Window'])
        await expect(cardOf(owner, place).getByText(texts.card.scans('1', 1))).toBeVisible()
      await expect(cardOf(owner, 'Table 4').getByText(texts.card.signUps('1', 1))).toBeVisible()
      await expect(cardOf(owner, 'Table 4').getByText(texts.card.share('100%'))).toBeVisible()
      // Signing up is impossible at the address of this code.
      await expect(cardOf(owner, 'Window').getByText(texts.card.signUps('0', 0))).toHaveCount(0)

      await turn(owner, 'Table 4', 'pause')
      await customer.page.goto(form)
      await expect(customer.page.getByRole('heading', { name: joining.pausedTitle })).toBeVisible()
      await turn(owner, 'Table 4', 'resume')

      await remove(owner, 'Table 4')
      await isClosed(customer, form)
      await isClosed(customer, `${owner.url}/signup-form/unknown-code`)
      await legalPagesStand(customer)
    })
    for (const screen of [owner, customer]) {
      expect(screen.complaints).toEqual([])
      await screen.page.context().close()
    }
  })
})

const cardOf = ({ page }: Screen, place: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: place }) })

/** Where the codes cannot be read, a new one can still be made. */
async function isOfferedWithoutTheOthers({ page, url }: Screen) {
  const codes = '**/api/v1/qr-codes'
  await page.route(codes, (route) => route.abort('connectionfailed'))
  await page.goto(`${url}/qr-codes`)
  await expect(page.getByRole('alert').getByText(texts.failed)).toBeVisible()
  await page.getByRole('button', { name: texts.generate }).click()
  await expect(page.getByRole('dialog').getByLabel(texts.dialog.location)).toBeVisible()
  await page.unroute(codes)
}

/** Returns the address of the picture's link. */
async function generate({ page, url }: Screen, made: { location: string; url?: string }): Promise<string> {
  await page.goto(`${url}/qr-codes`)
  await page.getByRole('button', { name: texts.generate }).first().click()
  const dialog = page.getByRole('dialog')
  const generate = dialog.getByRole('button', { name: texts.dialog.generate, exact: true })
  await dialog.getByLabel(texts.dialog.location).fill(made.location)
  await dialog.getByLabel(texts.dialog.url).fill('javascript:alert(1)')
  await generate.click()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1)
  await expect(dialog.getByLabel(texts.dialog.location)).toHaveValue(made.location)
  await dialog.getByLabel(texts.dialog.url).fill(made.url ?? '')
  await generate.click()
  const open = page.getByRole('link', { name: texts.preview.open })
  const link = new URL((await open.getAttribute('href'))!, url)
  expect(link.pathname).toMatch(/^\/signup-form\/[^/]{12}$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // One Enter too many must not begin to delete the new code.
  await expect(page.getByRole('button', { name: texts.card.delete(made.location) })).not.toBeFocused()
  await expect(page.locator('body')).not.toBeFocused()
  return link.href
}

/** Section 9 of the specification: 200 px on a card, 400 px in the preview, a file of 512 px named after the place. */
async function picturesHaveTheirSizes(owner: Screen) {
  const { page } = owner
  const card = cardOf(owner, 'Table 4')
  const picture = { name: texts.card.image('Table 4') }
  await expect(card.getByRole('img', picture)).toHaveAttribute('width', '200')
  await card.getByRole('button', { name: texts.card.view }).click()
  await expect(page.getByRole('dialog').getByRole('img', picture)).toHaveAttribute('width', '400')
  await page.keyboard.press('Escape')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: texts.card.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe('qr-code-Table 4.png')
  expect(await widthOf(await download.createReadStream())).toBe(512)
}

async function join({ page }: Screen, number: string) {
  await page.getByLabel(joining.phone).fill(number)
  await page.getByRole('button', { name: joining.join }).click()
  await expect(page.getByText(joining.joinedTitle)).toBeVisible()
}

/** The width of a PNG, from byte 16 of its header. */
async function widthOf(picture: AsyncIterable<Buffer>): Promise<number> {
  const bytes = Buffer.concat(await Array.fromAsync(picture))
  return bytes.readUInt32BE(16)
}

async function remove(owner: Screen, place: string) {
  const { page } = owner
  await cardOf(owner, place)
    .getByRole('button', { name: texts.card.delete(place) })
    .click()
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByText(texts.remove.title(place))).toBeVisible()
  await asked.getByRole('button', { name: texts.remove.confirm }).click()
  await expect(page.getByText(texts.remove.done)).toBeVisible()
  await expect(page.getByRole('heading', { name: place })).toHaveCount(0)
}

async function turn(owner: Screen, place: string, to: 'pause' | 'resume') {
  await cardOf(owner, place)
    .getByRole('button', { name: `${texts.card[to]} ${place}` })
    .click()
  await expect(owner.page.getByText(texts.card.switched[to](place))).toBeVisible()
}

async function isClosed({ page }: Screen, link: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: joining.closedTitle })).toBeVisible()
}

async function legalPagesStand({ page, url }: Screen) {
  for (const path of ['/terms', '/privacy']) {
    const answer = await page.goto(`${url}${path}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}
