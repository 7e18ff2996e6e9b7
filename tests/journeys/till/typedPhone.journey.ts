import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as codes } from '#web/sign-in/codes/texts.ts'
import { expect } from '../stage/expect.ts'
import { phone } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

describe('a phone number', () => {
  journey('keeps its digits in order, also when one is typed as the formatting arrives', async () => {
    const { page, url } = await stage.open(phone)
    let arrive = () => {}
    const arrives = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/formatTyped-*.js', async (route) => {
      await arrives
      await route.continue()
    })
    await page.goto(`${url}/login`)
    await page.getByRole('link', { name: codes.byText }).click()
    const field = page.getByLabel(codes.sms.phone)
    await field.click()
    await page.keyboard.type('+120')
    await typeAtTheNextChange(page, '1')
    arrive()
    await expect(field).toHaveValue('+1 201')
    await page.keyboard.type('5550195')
    await expect(field).toHaveValue('+1 201 555 0195')
    await page.context().close()
  })
})

/** Types a key into the focused field as soon as a script has changed it. */
const typeAtTheNextChange = (page: Page, key: string) =>
  page.evaluate((text) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      document.execCommand('insertText', false, text)
    })
    observer.observe(document.activeElement!, { attributeFilter: ['value'] })
  }, key)
