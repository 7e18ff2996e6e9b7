import type { Page, Route } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as blocks } from '#web/console/blocks/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts } from '#web/console/templates/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { phone, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const owner = 'owner@templates.example'
const { fields } = texts
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const written = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const down = (route: Route) =>
  route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Away', request_id: '' } } })

describe('an owner from a phone', () => {
  journey('writes templates where they stand, sees them as a guest would, and tests them', async () => {
    const screen = await stage.open(phone)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, owner)
      await confirmAddress(url, stage.inbox, owner)
      await office.addCustomer('Nora', '+14155550190')

      await page.goto(`${url}/sms-templates`)
      await toggles(page)
      await press(page, texts.sms.create)
      await press(page, texts.save)
      await expect(page.getByText('Name and message are required').first()).toBeVisible()
      await expect(written(page, fields.name.label)).toBeFocused()
      await written(page, fields.name.label).fill('Hours')
      const message = written(page, fields.message_template.label)
      await message.fill('Hi , we open at 8.')
      await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3))
      await press(page, texts.placeholders.firstName)
      await expect(message).toHaveValue('Hi {firstName}, we open at 8.')
      await expect(message).toBeFocused()
      await page.getByLabel(texts.preview.as).selectOption({ label: 'Nora' })
      await expect(page.getByText('Hi Nora, we open at 8.')).toBeVisible()
      await expect(page.getByText(/^22 characters, 1 SMS segment/)).toBeVisible()
      await expect(page.getByText(messages.leadOver)).toBeHidden()
      await message.fill(`Our menu: https://example.com/${'m'.repeat(150)}`)
      await expect(page.getByText(messages.leadOver)).toBeVisible()
      await message.fill('Hi {firstName}, we open at 8.')
      await expect(page.getByText(messages.leadOver)).toBeHidden()
      await expectAccessible(page)
      // Sent again by itself once.
      await page.route('**/api/v1/sms-templates', down, { times: 2 })
      await press(page, texts.save)
      await expect(page.getByText(/Failed to save template/)).toBeVisible()
      await press(page, texts.save)
      await expect(page.getByText('Template created successfully')).toBeVisible()
      await expect(message).toBeHidden()
      await edits(page, 'Hours', fields.message_template.label, 'We open at 9.')
      await writesGerman(page)

      await page.goto(`${url}/email-templates`)
      await toggles(page)
      await press(page, texts.email.create)
      await press(page, blocks.starters.plain)
      await written(page, fields.name.label).fill('Closed')
      await press(page, texts.save)
      await expect(page.getByText('Name, subject, and body are required').first()).toBeVisible()
      await written(page, fields.subject.label).fill('Closed on Monday')
      await written(page, fields.body.label).fill('Hi {firstName}!')
      await expect(page.frameLocator(`iframe[title="${messages.mail}"]`).locator('body')).toContainText('Hi ')
      await press(page, texts.test.send)
      await expect(page.getByText(texts.test.sent(owner))).toBeVisible()
      await stage.inbox.mailTo(owner, /Hi Ana!/)
      await page.route('**/api/v1/email-templates', down, { times: 2 })
      await press(page, texts.save)
      await expect(page.getByText(/Failed to save template/)).toBeVisible()
      await press(page, texts.save)
      await expect(page.getByText('Template created successfully')).toBeVisible()
      await edits(page, 'Closed', fields.subject.label, 'Closed on Tuesday')
      // Unsaved changes survive an attempt to leave.
      await press(page, texts.editOf('Closed'))
      await written(page, fields.subject.label).fill('Half a thou')
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
      await page.getByRole('button', { name: 'Stay here' }).click()
      await expect(written(page, fields.subject.label)).toHaveValue('Half a thou')
    })
    expect(screen.complaints.filter((one) => !one.startsWith('503'))).toEqual([])
  })
})

/** Adds a second language beside the business's own. A mistake in it is shown, and it is removed again. */
async function writesGerman(page: Page) {
  const language = page.getByRole('combobox', { name: texts.languages.label, exact: true })
  const message = written(page, fields.message_template.label)
  await press(page, texts.editOf('Hours'))
  await language.selectOption('German')
  await expect(message).toHaveValue('We open at 9.')
  await message.fill('Wir {oeffnen} um 9.')
  await language.selectOption(texts.languages.own)
  await expect(message).toHaveValue('We open at 9.')
  await press(page, texts.save)
  await expect(language).toHaveValue('de')
  await expect(page.getByText('Unknown placeholder {oeffnen}').first()).toBeVisible()
  await message.fill('Wir öffnen um 9.')
  await expect(page.getByText(/^16 characters, 1 SMS segment/)).toBeVisible()
  await expectAccessible(page)
  await press(page, texts.save)
  await expect(page.getByText(texts.languages.alsoIn('German'))).toBeVisible()
  await press(page, texts.editOf('Hours'))
  await language.selectOption('German')
  await press(page, texts.languages.remove('German'))
  await press(page, texts.save)
  await expect(page.getByText(texts.languages.alsoIn('German'))).toBeHidden()
}

/** Switches the template on and off, and shows the errors. */
async function toggles(page: Page) {
  const act = (name: string) => page.getByRole('button', { name: texts.toggleOf(name, 'Birthday') })
  await act('Activate').click()
  await expect(act('Deactivate')).toBeVisible()
  await page.route('**/deactivate', down, { times: 1 })
  await act('Deactivate').click()
  await expect(page.getByText('Failed to toggle template')).toBeVisible()
  await act('Deactivate').click()
  await expect(act('Activate')).toBeVisible()
}

async function edits(page: Page, name: string, field: string, text: string) {
  await press(page, texts.editOf(name))
  await written(page, field).fill(text)
  await press(page, texts.save)
  await expect(page.getByText('Template updated successfully')).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
}
