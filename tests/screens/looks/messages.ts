import type { Page } from '@playwright/test'
import { texts as blocks } from '#web/console/blocks/texts.ts'
import { texts as conversations } from '#web/console/conversations/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as pictures } from '#web/console/pictures/texts.ts'
import { texts as templates } from '#web/console/templates/texts.ts'
import { texts as triggers } from '#web/console/triggers/texts.ts'
import { callAs } from '../callAs.ts'
import type { Scene } from '../cast/scene.ts'
import type { Look } from '../look.ts'
import { spoken } from '../spoken.ts'
import { dialog, opens, press } from './acts.ts'
import {
  asksToSend,
  loadsEffect,
  loadsForecast,
  namesNone,
  showsFailed,
  showsPaused,
  showsSending,
  showsWaiting,
} from './showsCampaign.ts'

const ofCampaign =
  (which: keyof Scene['campaigns']) =>
  ({ campaigns }: Scene) =>
    `/campaigns/${campaigns[which]}`

const withCustomer =
  (which: keyof Scene['conversations']) =>
  ({ conversations }: Scene) =>
    `/communications?with=${conversations[which]}`

/** Pictures of one coloured pixel, in base64. */
const pixels = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
]

/** Waits until the mail is shown in its frame. */
const mailShown = (page: Page) =>
  page.frameLocator(`iframe[title="${messages.mail}"]`).locator('td').first().waitFor()

/** The messages of a business, and the answers to them. */
export const messageLooks: Look[] = [
  { name: 'sms-templates', viewer: 'owner', path: '/sms-templates' },
  { name: 'sms-templates-edit', viewer: 'owner', path: '/sms-templates', does: editsFirstTemplate },
  { name: 'email-templates', viewer: 'owner', path: '/email-templates' },
  { name: 'email-templates-starters', viewer: 'owner', path: '/email-templates', does: seesStarters },
  { name: 'email-templates-new', viewer: 'owner', path: '/email-templates', does: beginsTemplate },
  { name: 'email-templates-blocks', viewer: 'owner', path: '/email-templates', does: designsMail },
  { name: 'email-templates-column', viewer: 'owner', path: '/email-templates', does: designsInColumn },
  { name: 'email-templates-menu', viewer: 'owner', path: '/email-templates', does: addsBlock },
  { name: 'pictures-empty', viewer: 'newcomer', path: '/email-templates', does: looksForPicture },
  { name: 'pictures', viewer: 'owner', path: '/email-templates', does: findsPictures },
  { name: 'triggers', viewer: 'owner', path: '/triggers' },
  {
    name: 'triggers-edit',
    viewer: 'owner',
    path: '/triggers',
    does: opens(triggers.editOf(triggers.titles.birthday)),
  },
  { name: 'triggers-on', viewer: 'owner', path: '/triggers', does: switchesOnMissYou },
  { name: 'campaigns', viewer: 'owner', path: '/campaigns' },
  { name: 'campaigns-new', viewer: 'owner', path: '/campaigns', does: namesNone },
  { name: 'campaign-draft', viewer: 'owner', path: ofCampaign('draft'), does: loadsForecast },
  { name: 'campaign-send', viewer: 'owner', path: ofCampaign('draft'), does: asksToSend },
  { name: 'campaign-scheduled', viewer: 'owner', path: ofCampaign('scheduled'), does: loadsForecast },
  { name: 'campaign-waiting', viewer: 'owner', path: ofCampaign('sent'), does: showsWaiting },
  { name: 'campaign-sending', viewer: 'owner', path: ofCampaign('sent'), does: showsSending },
  { name: 'campaign-paused', viewer: 'owner', path: ofCampaign('sent'), does: showsPaused },
  { name: 'campaign-failed', viewer: 'owner', path: ofCampaign('sent'), does: showsFailed },
  { name: 'campaign-sent', viewer: 'owner', path: ofCampaign('sent'), does: loadsEffect },
  { name: 'communications', viewer: 'owner', path: '/communications' },
  { name: 'communications-detail', viewer: 'owner', path: '/communications', does: openFirstRow },
  { name: 'conversations', viewer: 'owner', path: '/communications?tab=conversations' },
  {
    name: 'conversations-all',
    viewer: 'owner',
    path: '/communications?tab=conversations',
    does: (page) => page.getByLabel(conversations.filter, { exact: true }).selectOption('all'),
  },
  {
    name: 'conversation',
    viewer: 'owner',
    path: withCustomer('named'),
    does: (page) => page.getByRole('heading', { name: conversations.customer.title }).waitFor(),
  },
  {
    name: 'conversation-unknown',
    viewer: 'owner',
    path: withCustomer('unknown'),
    does: (page) => page.getByText(conversations.thread.unknown).waitFor(),
  },
  {
    name: 'conversation-stopped',
    viewer: 'owner',
    path: withCustomer('stopped'),
    does: (page) => page.getByText(conversations.answer.closed).waitFor(),
  },
  { name: 'new-conversations', viewer: 'newcomer', path: '/communications?tab=conversations' },
]

async function editsFirstTemplate(page: Page) {
  await press(templates.editOf('Points milestone'))(page)
  await page.getByText(spoken(/SMS segment/)).waitFor()
}

async function choosesStart(page: Page, name: string) {
  await press(templates.email.create)(page)
  await press(name)(page)
}

async function seesStarters(page: Page) {
  await press(templates.email.create)(page)
  await page.frameLocator('iframe').last().locator('td').first().waitFor()
}

async function beginsTemplate(page: Page) {
  await choosesStart(page, blocks.starters.plain)
  await page.getByLabel(templates.fields.subject.label).fill('Closed on Monday')
  await page.getByLabel(templates.fields.body.label).fill('Hi {firstName},\n\nwe are closed on Monday.')
  await mailShown(page)
}

/** Shows a whole mail, with one of its texts selected. */
async function designsMail(page: Page) {
  await choosesStart(page, 'Welcome')
  await page.getByRole('textbox', { name: blocks.text.words, exact: true }).first().click()
  await page.getByRole('button', { name: blocks.text.bold, exact: true }).waitFor()
  await mailShown(page)
}

async function designsInColumn(page: Page) {
  await designsMail(page)
  await page
    .getByRole('group', { name: blocks.columns.column(1), exact: true })
    .getByRole('textbox', { name: blocks.text.words })
    .click()
}

async function addsBlock(page: Page) {
  await designsMail(page)
  await press(blocks.add(1))(page)
  await page.getByRole('menuitem', { name: blocks.kinds.columns }).waitFor()
}

async function looksForPicture(page: Page) {
  await choosesStart(page, 'News')
  await press(blocks.picture.choose)(page)
  await dialog(page).getByRole('button', { name: pictures.upload }).waitFor()
}

async function findsPictures(page: Page, { viewers }: Scene) {
  for (const [n, picture] of pixels.entries())
    await callAs(viewers.owner, 'post', '/app/pictures', { name: `The counter on a morning ${n}`, picture })
  await looksForPicture(page)
  await dialog(page).getByRole('img').or(dialog(page).locator('img')).first().waitFor()
}

async function switchesOnMissYou(page: Page) {
  await page.getByRole('switch', { name: triggers.titles.miss_you }).click()
  await page.getByText(triggers.on.bySms).waitFor()
}

async function openFirstRow(page: Page) {
  await page.getByRole('row').nth(1).getByRole('button').click()
  await dialog(page).waitFor()
}
