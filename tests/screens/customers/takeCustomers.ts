import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { PATIENCE_MS } from '#tests/journeys/stage/expect.ts'
import { Inbox } from '#tests/journeys/stage/inbox.ts'
import { paperTexts } from '#web/console/qr-codes/paperTexts.ts'
import { texts as qrCodes } from '#web/console/qr-codes/texts.ts'
import { pictureName, writePageOfPictures } from '../pictures/pageOfPictures.ts'
import { addressIn, type Business, businesses } from './businesses.ts'
import { openBusiness } from './openBusiness.ts'
import { joins, opensCard, type Take, usesCard, withdraws } from './visit.ts'

export type Widths = { widths: number[]; themes: readonly ('light' | 'dark')[] }
type Product = { browser: Browser; url: string; folder: string }

/**
 * Takes pictures of what customers see in each language, or in one, in businesses of countries that speak it: the way
 * from joining to unsubscribing, the mails, and the printed sheets. `texts-de.json` has the texts to their phone.
 */
export async function takeCustomers(
  product: Product & { language?: string | undefined },
  { widths, themes }: Widths,
): Promise<void> {
  const { folder, language } = product
  mkdirSync(folder, { recursive: true })
  const names: string[] = []
  for (const business of businesses.filter((one) => !language || one.language === language))
    await takeBusiness(product, business, async (page, screen) => {
      const name = `${business.language}-${screen}`
      names.push(name)
      for (const width of widths) {
        await fitWindow(page, width)
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: join(folder, pictureName(name, width, colorScheme)) })
        }
      }
      await page.setViewportSize(PHONE)
    })
  writePageOfPictures({ folder, names, widths, themes })
}

async function takeBusiness(
  { browser, url, folder }: Product,
  business: Business,
  take: Take,
): Promise<void> {
  const inbox = new Inbox(`${url}/dev/inbox`)
  const open = (locale: string) =>
    browser.newContext({
      ...{ baseURL: url, locale, viewport: PHONE, reducedMotion: 'reduce', serviceWorkers: 'block' },
    })
  const owner = await open('en-US')
  const customer = await open(business.locale)
  const forms = await openBusiness(owner, business, { url, inbox })
  const page = await customer.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const visit = { business, forms, owner, page, inbox, take }
  const steps = [
    ...[joins, opensCard, usesCard, withdraws].map((step) => () => step(visit)),
    () => takeMails(page, business, take),
    () => takeSheets(owner, business, folder),
  ]
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  const texts = await inbox.textsTo(business.phone)
  writeFileSync(join(folder, `texts-${business.language}.json`), JSON.stringify(texts, null, 2))
  await owner.close()
  await customer.close()
  // The other pictures are worth having without those of a step that failed.
  if (failures.length > 0) throw new AggregateError(failures, `${business.language}: not all was taken`)
}

const PHONE = { width: 390, height: 844 }

/** Makes the window as high as the page, but with a dialog open. */
async function fitWindow(page: Page, width: number) {
  const usual = width < 820 ? 844 : 900
  await page.setViewportSize({ width, height: usual })
  if (await page.locator('[role=dialog], [role=alertdialog], dialog[open]').first().isVisible()) return
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(usual, height) })
}

/** The mails that the customer got, as a mailbox shows them. */
async function takeMails(page: Page, business: Business, take: Take) {
  const mailbox = `/dev/inbox/messages.json?email=${encodeURIComponent(addressIn(business))}`
  const { mails } = (await (await page.request.get(mailbox)).json()) as { mails: { id: string }[] }
  for (const [n, { id }] of mails.entries()) {
    await page.goto(`/dev/inbox/mail/${id}/body`)
    await take(page, `mail-${n + 1}`)
  }
}

/** The sheets to print of the business's code. */
async function takeSheets(owner: BrowserContext, { language, name }: Business, folder: string) {
  const page = await owner.newPage()
  await page.setViewportSize({ width: 1440, height: 1800 })
  await page.goto('/qr-codes')
  await page.getByRole('button', { name: `${qrCodes.card.print} ${name}` }).click()
  const sheet = page.getByRole('dialog').locator('.sheet')
  await sheet.waitFor()
  for (const design of ['poster', 'tent'] as const) {
    await page.getByText(paperTexts.designs[design].label, { exact: true }).click()
    await page.locator(`[role=dialog] .sheet .${design}`).waitFor()
    await sheet.screenshot({ path: join(folder, `${language}-${design}.png`) })
  }
  await page.close()
}
