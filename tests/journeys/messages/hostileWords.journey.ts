import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { agreed } from '#tests/world/agreed.ts'
import { texts as conversations } from '#web/console/conversations/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as templates } from '#web/console/templates/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { trustBusiness } from '../acts/trustBusiness.ts'
import { expect } from '../stage/expect.ts'
import { desk, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const owner = 'owner@hostile.example'
const customer = { email: 'guest@hostile.example', phone: '+14155550197' }
const victim = 'victim@other.example'
const bait = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>`
const subject = `News\r\nBcc: ${victim}\r\n\r\n${bait}`
const link = 'javascript:window.ran=1//'

/** Expects the words as text. No part of them may become an element of the page or run. */
async function showsWords(page: Page): Promise<void> {
  await expect(page.getByText('onerror').filter({ visible: true }).first()).toBeVisible()
  for (const frame of page.frames()) {
    await expect(frame.locator('img[src="x"], a[href^="javascript:"]')).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
}

describe('names, subjects, links and bodies that are scripts', () => {
  journey('run in no history, preview or inbox, and add no receiver to a mail', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, owner)
      await confirmAddress(url, stage.inbox, owner)
      // Mail programs take 'window.ran' for a link, and mails of a new business with links wait for a review.
      await trustBusiness(stage, screen)
      const name = { first_name: bait, last_name: bait }
      const { id } = await office.post<{ id: string }>('/v1/customers', { ...name, ...customer, ...agreed })
      const body = `${bait} ${link} {firstName}`
      const campaigns: string[] = []
      for (const type of ['sms', 'email'] as const) {
        const draft = { name: bait, type, texts: [{ subject: type === 'email' ? subject : '', body }] }
        const made = await office.post<{ id: string; version: number }>('/v1/campaigns', draft)
        await office.post(`/v1/campaigns/${made.id}/start`, {
          version: made.version,
          address: '1 Main Street, Springfield',
        })
        campaigns.push(made.id)
      }
      const own = { name: bait, trigger_type: 'custom' }
      const words = { subject, body }
      await office.post('/v1/sms-templates', { ...own, message_template: body })
      await office.post('/v1/email-templates', {
        ...{ ...own, ...words, translations: [{ language: 'de', ...words }] },
      })
      await stage.inbox.textTo(customer.phone, /onerror/)
      await stage.inbox.mailTo(customer.email, /onerror/)
      await stage.inbox.write(customer.phone, body)

      await page.goto(`${url}/communications`)
      await showsWords(page)
      await page.getByRole('row').nth(1).getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByText('onerror').first()).toBeVisible()
      await showsWords(page)
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: conversations.new('1', 1) }).click()
      await showsWords(page)
      for (const path of [`/campaigns`, `/campaigns/${campaigns[1]}`, `/customers/${id}`, '/sms-templates']) {
        await page.goto(`${url}${path}`)
        await showsWords(page)
      }
      await page.goto(`${url}/email-templates`)
      await page.getByRole('button', { name: templates.editOf(bait), exact: true }).click()
      await page.getByRole('combobox', { name: templates.languages.label, exact: true }).selectOption('de')
      await expect(page.frameLocator(`iframe[title="${messages.mail}"]`).locator('body')).toContainText(
        'onerror',
      )
      await showsWords(page)
      const got = await fetch(`${stage.server.inboxUrl}/messages.json?email=${victim}`)
      expect(((await got.json()) as { mails: unknown[] }).mails).toEqual([])
    })
    expect(screen.complaints).toEqual([])
  })
})
