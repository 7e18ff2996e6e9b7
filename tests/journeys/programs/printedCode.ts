import type { Page } from '@playwright/test'
import { designs, papers } from '#web/console/qr-codes/paper.ts'
import { paperTexts as words } from '#web/console/qr-codes/paperTexts.ts'
import { texts as sheet } from '#web/console/qr-codes/sheetTexts.ts'
import { expect } from '../stage/expect.ts'
import { scan } from '../stage/scanCode.ts'

/** Distances at which each design must be readable, in millimetres. */
const reach = { poster: 2000, tent: 700 }
const PX_PER_MM = 96 / 25.4
/**
 * Dots per millimetre: the wide lens of a phone (26 mm of a 36 mm frame) has 1,920 dots across its view while it looks
 * for a code.
 */
const dotsPerMm = (distance: number) => 1920 / (distance * (36 / 26))

/** Names of businesses, each as long as a company name may be. */
const names = [
  'The Old Harbour Street Bakery and Coffee House of the Brothers Montgomery and Their Many Cousins, since 1897, Portsmouth',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '珈琲と焼き菓子の店'.repeat(13),
  'ร้านกาแฟและขนมอบหน้าสถานีรถไฟ'.repeat(4),
  'مقهى الحارة القديمة للقهوة والحلويات الشرقية '.repeat(2),
  'नमस्ते चाय और कॉफी की दुकान '.repeat(4),
  'Café ☕🥐 Noon',
]

/** Checks an open dialog: each design on each paper fits one page, its code is readable, and no name is cut. */
export async function canBePrinted(page: Page, code: { name: string; url: string }) {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: words.image(code.name) })).toContainText(sheet.stamps.how(10))
  for (const design of designs) {
    await dialog.getByText(words.designs[design].label).click()
    for (const paper of ['letter', 'a4'] as const) {
      await dialog.getByLabel(words.paper, { exact: true }).selectOption(paper)
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([papers[paper].map(Math.round)])
    }
    await page.emulateMedia({ media: 'print' })
    const drawn = page.locator('.printed .code').last()
    expect(await scan(page, drawn, dotsPerMm(reach[design]) / PX_PER_MM)).toBe(code.url)
    expect(await cutNames(page)).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
  expect(await printedAs(page)).toBe(words.fileName.tent(code.name))
  await page.keyboard.press('Escape')
}

/** Width and height of each page in whole millimetres, from the PDF that Chromium makes. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...points]) =>
    points.map((length) => Math.round((Number(length) / 72) * 25.4)),
  )

/**
 * Writes each name on the sheet and lets it be fitted again. Returns the names whose letters leave the coloured area of
 * the business.
 */
const cutNames = (page: Page) =>
  page.evaluate((names) => {
    const boxes = [...document.querySelectorAll('.printed .name')]
    const isCut = (name: string) => {
      for (const box of boxes) box.textContent = name
      document.fonts.dispatchEvent(new Event('loadingdone'))
      return boxes.some((box) => {
        const band = box.closest('.band')!
        const letters = document.createRange()
        letters.selectNodeContents(box)
        const [inner, outer, offers] = [letters, band, band.querySelector('.offers')!].map((part) =>
          part.getBoundingClientRect(),
        )
        // One side of a tent is upside down.
        const room = offers!.top < inner!.top ? [offers!.bottom, outer!.bottom] : [outer!.top, offers!.top]
        return (
          inner!.left < outer!.left ||
          inner!.right > outer!.right ||
          inner!.top < room[0]! - 1 ||
          inner!.bottom > room[1]! + 1
        )
      })
    }
    return names.filter(isCut)
  }, names)

/** The file name of the PDF that the button makes. */
async function printedAs(page: Page): Promise<string> {
  const asked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.print = () => {
          resolve(document.title)
          dispatchEvent(new Event('afterprint'))
        }
      }),
  )
  await page.getByRole('dialog').getByRole('button', { name: words.print }).click()
  return asked
}
