import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as words } from '#web/console/blocks/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as pictures } from '#web/console/pictures/texts.ts'
import { texts } from '#web/console/templates/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { phone, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { addBlock } from './addBlock.ts'

const stage = setStage()
const owner = 'owner@blocks.example'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const mail = (page: Page) => page.frameLocator(`iframe[title="${messages.mail}"]`)
/** A picture of one brown pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

describe('an owner from a phone', () => {
  journey(
    'makes a mail of blocks by keyboard, takes back what was wrong, and gets it as it was shown',
    async () => {
      const screen = await stage.open(phone)
      const { page, url } = screen
      await watched([screen], async () => {
        await openBusiness(screen, owner)
        await confirmAddress(url, stage.inbox, owner)
        await page.goto(`${url}/email-templates`)
        await press(page, texts.email.create)
        await press(page, 'Birthday')
        await expect(field(page, texts.fields.name.label)).toHaveValue('Birthday')
        await field(page, texts.fields.name.label).fill('Party')
        const text = field(page, words.text.words)
        await expect(text).toBeVisible()

        await addBlock(page, words.kinds.text, 1)
        await expect(text.first()).toBeFocused()
        // Types words into the new text block, one of them bold and one a link.
        await page.keyboard.type('Come by')
        await page.keyboard.press('ControlOrMeta+b')
        await page.keyboard.type(' today')
        await page.keyboard.press('ControlOrMeta+b')
        await page.keyboard.type(' or ')
        await page.keyboard.press('ControlOrMeta+k')
        await field(page, words.text.address).fill('blue-door.example')
        await page.keyboard.press('Enter')
        await expect(text.first()).toBeFocused()
        await expect(mail(page).getByText(/^Come by today or/)).toBeVisible()
        await expect(page.locator('strong', { hasText: 'today' })).toBeVisible()

        await addsPicture(page)
        await movesAndUndoes(page)
        await isShownWhatIsWrong(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

        await press(page, texts.test.send)
        await expect(page.getByText(texts.test.sent(owner))).toBeVisible()
        await stage.inbox.mailTo(owner, /Come by today or https:\/\/blue-door\.example/)
        await press(page, texts.save)
        await expect(page.getByText(texts.created)).toBeVisible()
        await page.reload()
        await press(page, texts.editOf('Party'))
        await expect(page.locator('strong', { hasText: 'today' })).toBeVisible()
        await expect(block(page, words.place(words.kinds.picture, 2, 7))).toBeVisible()
      })
    },
  )
})

/** Saving moves the focus to the wrong field, even after the person has left its block. */
async function isShownWhatIsWrong(page: Page) {
  await addBlock(page, words.kinds.button, 1)
  await page.getByLabel(words.button.leadsTo, { exact: true }).selectOption('web')
  await field(page, words.button.address).fill('the shop')
  await field(page, texts.fields.name.label).focus()
  await press(page, texts.save)
  await expect(field(page, words.button.address)).toBeFocused()
  await expect(page.getByText(words.text.wrongAddress)).toHaveCount(2)
  const button = block(page, words.place(words.kinds.button, 2, 8))
  await button.getByRole('button', { name: words.remove, exact: true }).press('Enter')
  await expect(button).toBeHidden()
}

/** Asks for the picture's description. Its position appears in the name of its block. */
async function addsPicture(page: Page) {
  await addBlock(page, words.kinds.picture, 2)
  await page.keyboard.press('Enter')
  const library = page.getByRole('dialog', { name: pictures.title })
  await expect(library.getByText(pictures.none)).toBeVisible()
  const file = library.getByLabel(pictures.upload)
  await file.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: png })
  await expect(library.getByText(pictures.wrongType)).toBeVisible()
  await file.setInputFiles({ name: 'latte.png', mimeType: 'image/png', buffer: png })
  await expect(field(page, words.picture.alt)).toBeFocused()
  await page.keyboard.type('A latte')
  await expect(block(page, words.place(words.kinds.picture, 3, 7))).toBeVisible()
}

async function movesAndUndoes(page: Page) {
  const picture = block(page, words.place(words.kinds.picture, 2, 7))
  await page.keyboard.press('Alt+ArrowUp')
  await expect(picture).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(block(page, words.place(words.kinds.picture, 1, 7))).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(picture).toBeVisible()
  await picture.getByRole('button', { name: words.remove, exact: true }).press('Enter')
  await expect(picture).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(picture).toBeVisible()
}
