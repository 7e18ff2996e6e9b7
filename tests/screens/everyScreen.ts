import type { Page } from '@playwright/test'
import { PAUSE_DAYS } from '#server/messaging/preferences/config.ts'
import { texts as preferences } from '#server/surfaces/preferences/texts.ts'
import { LOCAL_MAILCHIMP_KEY } from '#stand-ins/mailchimp/key.ts'
import { creditTexts as credits } from '#web/admin/creditTexts.ts'
import { texts as admin } from '#web/admin/texts.ts'
import { texts as apiKeys } from '#web/console/api-keys/texts.ts'
import { texts as blocks } from '#web/console/blocks/texts.ts'
import { texts as closing } from '#web/console/closing/texts.ts'
import { texts as conversations } from '#web/console/conversations/texts.ts'
import { pinTexts } from '#web/console/counter/customer/pinTexts.ts'
import { refundTexts } from '#web/console/counter/refund/refundTexts.ts'
import { texts as counter } from '#web/console/counter/texts.ts'
import { texts as customerRecord } from '#web/console/customer-record/texts.ts'
import { selectionTexts as selection } from '#web/console/customers/selectionTexts.ts'
import { texts as customers } from '#web/console/customers/texts.ts'
import { texts as emailConfig } from '#web/console/email-config/texts.ts'
import { texts as imports } from '#web/console/imports/texts.ts'
import { texts as mailchimp } from '#web/console/mailchimp/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as pictures } from '#web/console/pictures/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { paperTexts as paper } from '#web/console/qr-codes/paperTexts.ts'
import { texts as qrCodes } from '#web/console/qr-codes/texts.ts'
import { texts as segments } from '#web/console/segments/texts.ts'
import { texts as sharedTill } from '#web/console/shared-till/texts.ts'
import { texts as tags } from '#web/console/tags/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { texts as templates } from '#web/console/templates/texts.ts'
import { texts as triggers } from '#web/console/triggers/texts.ts'
import { texts as twoFactor } from '#web/console/two-factor/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { texts as portalProfile } from '#web/portal/profile/texts.ts'
import { texts as portal } from '#web/portal/texts.ts'
import { texts as codes } from '#web/sign-in/codes/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { callAs } from './callAs.ts'
import { domainLook, loadsBranding, namesDomain, removesDomain } from './namesDomain.ts'
import { type Scene, SHARED_SHOP, type Viewer } from './scene.ts'
import {
  asksToSend,
  loadsEffect,
  loadsForecast,
  namesNone,
  showsFailed,
  showsPaused,
  showsSending,
} from './showsCampaign.ts'
import { looksInto, showsCanceled, showsLatePayment, showsRefusedAudience } from './showsPayments.ts'
import { checksGuests, uploadsGuests } from './uploadsGuests.ts'

export type Look = {
  name: string
  viewer: Viewer
  path: string | ((scene: Scene) => string)
  /** Done on the page before it is checked. */
  does?: (page: Page, scene: Scene) => Promise<unknown>
}

/** The id of no customer at all. */
const NOBODY = '00000000-0000-7000-8000-000000000000'

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first()

/** Presses the button that opens a dialog, whose script may load only then. */
const opens = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await dialog(page).waitFor()
}

/** Chooses from what more can be done with a customer, which opens a dialog. */
function chooses(act: string, then?: (page: Page) => Promise<unknown>) {
  return async (page: Page) => {
    await press(/^More for/)(page)
    await page.getByRole('menuitem', { name: act }).click()
    await dialog(page).waitFor()
    await then?.(page)
  }
}

/** Sends the guests of a shop to an audience. */
async function syncsMailchimp(page: Page) {
  await page.getByLabel(mailchimp.key).fill(LOCAL_MAILCHIMP_KEY)
  await press(new RegExp(`^(${mailchimp.connect}|${mailchimp.saveKey})$`))(page)
  await page.getByLabel(mailchimp.audience).selectOption({ index: 1 })
  await press(mailchimp.start)(page)
  await page.getByText(/^Synced with/).waitFor()
  // Notices lie over what is below them while they last.
  for (const notice of [mailchimp.saved, mailchimp.started])
    await page.getByText(notice).first().waitFor({ state: 'hidden' })
}

/** Saves a key, then asks whether to remove it. */
async function removesEmailKey(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(emailConfig.fields.api_key).fill('SG.the-key-of.the-shop-9876')
  await field(emailConfig.fields.from_email).fill('hello@cafe.example')
  await press(emailConfig.save)(page)
  await page.getByText(emailConfig.active('9876')).waitFor()
  await opens(emailConfig.remove)(page)
}

async function openFirstRow(page: Page) {
  await page.getByRole('row').nth(1).getByRole('button').click()
  await dialog(page).waitFor()
}

/** On phones the boxes of the rows come first. */
async function selectsFirst(page: Page) {
  const choose = page.getByRole('button', { name: selection.choose, exact: true })
  const boxes = page.getByRole('checkbox', { name: selection.select('') })
  await boxes.or(choose).first().waitFor()
  if (await choose.isVisible()) await choose.click()
  await boxes.first().check()
  await page.getByRole('region', { name: selection.bar }).waitFor()
}

const withFirst = (act: keyof typeof selection.acts) => async (page: Page) => {
  await selectsFirst(page)
  await page
    .getByRole('region', { name: selection.bar })
    .getByRole('button', { name: selection.acts[act], exact: true })
    .click()
  await dialog(page).waitFor()
}

/** As five minutes after signing in, without waiting for it. */
async function asksWhoIsThere(page: Page) {
  const error = { code: 'confirm_identity', message: '', details: { by: ['password', 'code'] } }
  await page.route('**/api/auth/proof', (route) => route.fulfill({ status: 403, json: { error } }))
  await page.getByRole('link', { name: closing.exports.ledger }).click()
  await dialog(page).waitFor()
  await page.unroute('**/api/auth/proof')
}

async function editsFirstTemplate(page: Page) {
  await press(templates.editOf('Points milestone'))(page)
  await page.getByText(/SMS segment/).waitFor()
}

/** Up to the mail in its frame. */
const mailShown = (page: Page) =>
  page.frameLocator(`iframe[title="${messages.mail}"]`).locator('td').first().waitFor()

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

/** A whole mail, with a text of it chosen. */
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
  await press(blocks.add)(page)
  await page.getByRole('menuitem', { name: blocks.kinds.columns }).waitFor()
}

async function looksForPicture(page: Page) {
  await choosesStart(page, 'News')
  await press(blocks.picture.choose)(page)
  await dialog(page).getByRole('button', { name: pictures.upload }).waitFor()
}

/** One pixel of a colour, in base64. */
const pixels = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
]

async function findsPictures(page: Page, { viewers }: Scene) {
  for (const [n, picture] of pixels.entries())
    await callAs(viewers.owner, 'post', '/app/pictures', { name: `The counter on a morning ${n}`, picture })
  await looksForPicture(page)
  await dialog(page).getByRole('img').or(dialog(page).locator('img')).first().waitFor()
}

async function writesSegment(page: Page) {
  await press(segments.copyOf('Regulars'))(page)
  await press(segments.builder.addGroup)(page)
  await page.getByLabel(segments.builder.about).last().selectOption('birthday')
  await page.getByText(/guests? match/).waitFor()
}

const ofCampaign =
  (which: keyof Scene['campaigns']) =>
  ({ campaigns }: Scene) =>
    `/campaigns/${campaigns[which]}`

const withGuest =
  (which: keyof Scene['conversations']) =>
  ({ conversations }: Scene) =>
    `/communications?with=${conversations[which]}`

/** Every screen, in the order in which one would walk through the product. */
export const everyScreen: Look[] = [
  { name: 'landing', viewer: 'stranger', path: '/' },
  { name: 'login', viewer: 'stranger', path: '/login' },
  { name: 'login-code', viewer: 'stranger', path: '/login/code' },
  { name: 'login-code-text', viewer: 'stranger', path: '/login/code?by=sms' },
  { name: 'login-code-sent', viewer: 'stranger', path: '/login/code', does: asksForCode },
  { name: 'login-link', viewer: 'stranger', path: '/login/link' },
  { name: 'login-ways', viewer: 'stranger', path: '/login/ways' },
  { name: 'login-two-factor', viewer: 'stranger', path: '/login/two-factor' },
  { name: 'signup', viewer: 'stranger', path: '/signup' },
  { name: 'reset-password', viewer: 'stranger', path: '/reset-password' },
  { name: 'reset-password-new', viewer: 'stranger', path: ({ newPassword }) => newPassword },
  { name: 'verify-email', viewer: 'stranger', path: '/verify-email' },
  { name: 'terms', viewer: 'stranger', path: '/terms' },
  { name: 'privacy', viewer: 'stranger', path: '/privacy' },
  { name: 'security', viewer: 'stranger', path: '/security' },
  { name: 'invitation', viewer: 'stranger', path: ({ invitation }) => invitation },
  { name: 'invitation-invalid', viewer: 'stranger', path: '/accept-invitation' },

  { name: 'join', viewer: 'stranger', path: ({ join }) => join },
  { name: 'join-refused', viewer: 'stranger', path: ({ join }) => join, does: joinWithoutNumber },
  { name: 'join-done', viewer: 'stranger', path: ({ join }) => `${join}/joined` },
  { name: 'join-unknown-code', viewer: 'stranger', path: '/signup-form/AAAAAAAAAAAA' },
  { name: 'join-full', viewer: 'stranger', path: ({ joinFull }) => joinFull },
  { name: 'join-own-host', viewer: 'stranger', path: ({ joinAtOwnHost }) => joinAtOwnHost },
  {
    name: 'nothing-here',
    viewer: 'stranger',
    path: ({ url }) => url.replace('localhost', 'card.nobody.localhost'),
  },
  { name: 'join-privacy', viewer: 'stranger', path: ({ joinFull }) => `${joinFull}/privacy` },
  { name: 'card-link', viewer: 'stranger', path: ({ cardLink }) => cardLink },
  { name: 'card-link-unknown', viewer: 'stranger', path: '/card/unknown' },
  { name: 'card-pin', viewer: 'stranger', path: '/card/unknown', does: opensShownCode },
  { name: 'preferences', viewer: 'stranger', path: ({ preferences }) => preferences },
  {
    name: 'preferences-paused',
    viewer: 'stranger',
    path: ({ preferences }) => preferences,
    does: async (page) => {
      await press(preferences.pause.start(PAUSE_DAYS))(page)
      await page.getByText(preferences.said.saved).waitFor()
    },
  },
  { name: 'portal-login', viewer: 'stranger', path: '/customer/login' },
  {
    name: 'portal-new-pin',
    viewer: 'stranger',
    path: '/customer/login',
    does: press(portal.login.byCode),
  },
  { name: 'portal-choice', viewer: 'stranger', path: '/customer/login', does: signInAsRegular },
  { name: 'portal', viewer: 'customer', path: '/customer/dashboard' },
  { name: 'portal-profile', viewer: 'customer', path: '/customer/profile' },
  {
    name: 'portal-delete',
    viewer: 'customer',
    path: '/customer/profile',
    does: opens(portalProfile.data.delete),
  },
  {
    name: 'portal-code',
    viewer: 'customer',
    path: '/customer/dashboard',
    does: press(portal.dashboard.showCode),
  },

  { name: 'dashboard', viewer: 'owner', path: '/dashboard' },
  { name: 'analytics', viewer: 'owner', path: '/analytics' },
  {
    name: 'analytics-cost',
    viewer: 'owner',
    path: '/analytics',
    does: opens(/^Enter what .* costs you$/),
  },
  { name: 'counter', viewer: 'owner', path: '/counter' },
  { name: 'counter-day', viewer: 'owner', path: '/counter/day' },
  { name: 'counter-share', viewer: 'owner', path: '/counter', does: opens(sharedTill.share.open) },
  { name: 'till-who', viewer: 'till', path: '/counter' },
  { name: 'till-pin', viewer: 'till', path: '/counter', does: press(SHARED_SHOP) },
  { name: 'till-end', viewer: 'till', path: '/counter', does: opens(sharedTill.end.open) },
  { name: 'counter-guest', viewer: 'owner', path: ({ customer }) => `/counter?customer=${customer}` },
  {
    name: 'counter-pin',
    viewer: 'owner',
    path: ({ customer }) => `/counter?customer=${customer}`,
    does: showsPinCode,
  },
  {
    name: 'counter-ask-again',
    viewer: 'owner',
    path: ({ customer }) => `/counter?customer=${customer}`,
    does: typesTooMuch,
  },
  {
    name: 'counter-refund',
    viewer: 'owner',
    path: ({ customer }) => `/counter?customer=${customer}`,
    does: asksForRefund,
  },
  {
    name: 'counter-code',
    viewer: 'owner',
    path: ({ customer }) => `/counter?customer=${customer}`,
    does: givesCode,
  },
  { name: 'counter-unknown', viewer: 'owner', path: `/counter?customer=${NOBODY}` },
  { name: 'customers', viewer: 'owner', path: '/customers' },
  { name: 'customers-none-found', viewer: 'owner', path: '/customers?search=qqqqqq' },
  { name: 'customers-add', viewer: 'owner', path: '/customers', does: opens(customers.add) },
  { name: 'customers-text', viewer: 'owner', path: '/customers', does: opens(/^Send a text to/) },
  { name: 'customers-import', viewer: 'owner', path: '/customers', does: opens(imports.button) },
  { name: 'customers-import-preview', viewer: 'owner', path: '/customers', does: uploadsGuests },
  { name: 'customers-import-check', viewer: 'owner', path: '/customers', does: checksGuests },
  { name: 'customers-tags', viewer: 'owner', path: '/customers', does: opens(tags.manage) },
  { name: 'customers-selected', viewer: 'owner', path: '/customers', does: selectsFirst },
  { name: 'customers-tag-many', viewer: 'owner', path: '/customers', does: withFirst('tag') },
  { name: 'customers-untag-many', viewer: 'owner', path: '/customers', does: withFirst('untag') },
  { name: 'customers-campaign', viewer: 'owner', path: '/customers', does: withFirst('campaign') },
  { name: 'customers-erase-many', viewer: 'owner', path: '/customers', does: withFirst('erase') },
  { name: 'customer', viewer: 'owner', path: ({ customer }) => `/customers/${customer}` },
  {
    name: 'customer-adjust',
    viewer: 'owner',
    path: ({ customer }) => `/customers/${customer}`,
    does: chooses(customerRecord.adjustAction, chooseVisits),
  },
  {
    name: 'customer-edit',
    viewer: 'owner',
    path: ({ customer }) => `/customers/${customer}`,
    does: opens(customerRecord.edit),
  },
  {
    name: 'customer-merge',
    viewer: 'owner',
    path: ({ customer }) => `/customers/${customer}`,
    does: chooses(customerRecord.mergeAction, chooseDuplicate),
  },
  {
    name: 'customer-erase',
    viewer: 'owner',
    path: ({ customer }) => `/customers/${customer}`,
    does: chooses(customerRecord.eraseAction),
  },
  { name: 'customer-unknown', viewer: 'owner', path: `/customers/${NOBODY}` },
  { name: 'segments', viewer: 'owner', path: '/segments' },
  { name: 'segments-write', viewer: 'owner', path: '/segments', does: writesSegment },
  { name: 'programs', viewer: 'owner', path: '/programs' },
  { name: 'programs-type', viewer: 'owner', path: '/programs', does: opens(programs.create) },
  { name: 'programs-config', viewer: 'owner', path: '/programs', does: chooseDiscount },
  { name: 'qr-codes', viewer: 'owner', path: '/qr-codes' },
  { name: 'qr-codes-generate', viewer: 'owner', path: '/qr-codes', does: opens(qrCodes.generate) },
  { name: 'qr-codes-preview', viewer: 'owner', path: '/qr-codes', does: opens(/^View/) },
  { name: 'qr-codes-delete', viewer: 'owner', path: '/qr-codes', does: opens(/^Delete/) },
  { name: 'qr-codes-poster', viewer: 'owner', path: '/qr-codes', does: opens(qrCodes.card.print) },
  { name: 'qr-codes-tent', viewer: 'owner', path: '/qr-codes', does: choosesTent },
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
    path: withGuest('named'),
    does: (page) => page.getByRole('heading', { name: conversations.guest.title }).waitFor(),
  },
  {
    name: 'conversation-unknown',
    viewer: 'owner',
    path: withGuest('unknown'),
    does: (page) => page.getByText(conversations.thread.unknown).waitFor(),
  },
  {
    name: 'conversation-stopped',
    viewer: 'owner',
    path: withGuest('stopped'),
    does: (page) => page.getByText(conversations.answer.closed).waitFor(),
  },
  { name: 'new-conversations', viewer: 'newcomer', path: '/communications?tab=conversations' },
  { name: 'company', viewer: 'owner', path: '/company' },
  { name: 'company-invite', viewer: 'owner', path: '/company', does: opens(team.invite) },
  { name: 'settings', viewer: 'owner', path: '/settings' },
  { name: 'settings-api-key', viewer: 'owner', path: '/settings', does: opens(apiKeys.make) },
  { name: 'settings-email', viewer: 'owner', path: '/settings#email-configuration', does: removesEmailKey },
  { name: 'settings-mailchimp', viewer: 'owner', path: '/settings#mailchimp', does: syncsMailchimp },
  {
    name: 'settings-mailchimp-refused',
    viewer: 'owner',
    path: '/settings#mailchimp',
    does: showsRefusedAudience,
  },
  { name: 'settings-branding', viewer: 'owner', path: '/settings#branding', does: loadsBranding },
  { name: 'settings-domain', viewer: 'owner', path: '/settings#domain', does: namesDomain },
  ...(['proven', 'failing', 'off'] as const).map(domainLook),
  { name: 'settings-domain-remove', viewer: 'owner', path: '/settings#domain', does: removesDomain },
  { name: 'settings-prove', viewer: 'owner', path: '/settings', does: asksWhoIsThere },
  { name: 'settings-close', viewer: 'owner', path: '/settings', does: opens(closing.open) },
  { name: 'audit', viewer: 'owner', path: '/audit' },
  { name: 'subscription', viewer: 'owner', path: '/subscription' },
  { name: 'subscription-late', viewer: 'owner', path: '/subscription', does: showsLatePayment },
  { name: 'subscription-canceled', viewer: 'owner', path: '/subscription', does: showsCanceled },
  { name: 'account', viewer: 'owner', path: '/account' },
  { name: 'account-two-factor', viewer: 'owner', path: '/account', does: opens(twoFactor.switchOn) },
  { name: 'palette', viewer: 'owner', path: '/dashboard', does: openPalette },
  { name: 'not-found', viewer: 'owner', path: '/nowhere' },

  { name: 'looked-into', viewer: 'owner', path: '/customers', does: looksInto },

  { name: 'member-company', viewer: 'member', path: '/company' },
  { name: 'member-leave', viewer: 'member', path: '/company', does: opens(team.leave.action) },
  { name: 'member-settings', viewer: 'member', path: '/settings' },

  { name: 'new-dashboard', viewer: 'newcomer', path: '/dashboard?payment=cancelled' },
  { name: 'new-counter', viewer: 'newcomer', path: '/counter' },
  { name: 'new-customers', viewer: 'newcomer', path: '/customers' },
  { name: 'new-programs', viewer: 'newcomer', path: '/programs' },
  { name: 'new-qr-codes', viewer: 'newcomer', path: '/qr-codes' },
  { name: 'new-campaigns', viewer: 'newcomer', path: '/campaigns' },
  { name: 'new-analytics', viewer: 'newcomer', path: '/analytics' },
  { name: 'new-communications', viewer: 'newcomer', path: '/communications' },
  { name: 'new-branding', viewer: 'newcomer', path: '/settings#branding', does: loadsBranding },
  { name: 'closed-shop', viewer: 'leaver', path: '/dashboard' },
  { name: 'suspended-shop', viewer: 'suspended', path: '/dashboard' },

  { name: 'admin-dashboard', viewer: 'admin', path: '/admin/dashboard' },
  { name: 'admin-account', viewer: 'admin', path: '/admin/account' },
  { name: 'admin-tenants', viewer: 'admin', path: '/admin/tenants' },
  { name: 'admin-users', viewer: 'admin', path: '/admin/users' },
  { name: 'admin-user', viewer: 'admin', path: '/admin/users', does: opens(/^View/) },
  { name: 'admin-config', viewer: 'admin', path: '/admin/config' },
  { name: 'admin-credits', viewer: 'admin', path: '/admin/credits' },
  { name: 'admin-credits-give', viewer: 'admin', path: '/admin/credits', does: asksToGiveCredits },
  { name: 'admin-announcements', viewer: 'admin', path: '/admin/announcements' },
  { name: 'admin-tests', viewer: 'admin', path: '/admin/test-communications' },
  { name: 'admin-audit', viewer: 'admin', path: '/admin/audit' },
  { name: 'admin-tenant', viewer: 'admin', path: '/admin/tenants', does: opens(/^View/) },
  { name: 'admin-tenant-grant', viewer: 'admin', path: '/admin/tenants', does: asksToGrant },
  { name: 'admin-tenant-look', viewer: 'admin', path: '/admin/tenants', does: asksToLook },
  { name: 'admin-tenant-suspend', viewer: 'admin', path: '/admin/tenants', does: asksToSuspend },
]

async function switchesOnMissYou(page: Page) {
  await page.getByRole('switch', { name: triggers.titles.miss_you }).click()
  await page.getByText(triggers.on.bySms).waitFor()
}

async function choosesTent(page: Page) {
  await opens(qrCodes.card.print)(page)
  await page.getByText(paper.designs.tent.label).click()
}

async function asksToSuspend(page: Page) {
  await page.getByLabel(admin.tenants.searchLabel).fill('Corner Flowers')
  await opens(admin.tenants.view('Corner Flowers'))(page)
  await press(admin.suspending.suspend)(page)
  await page.getByLabel(admin.suspending.reason).waitFor()
}

async function asksToLook(page: Page) {
  await opens(/^View/)(page)
  await press(admin.looking.ask)(page)
  await page.getByLabel(admin.looking.reason).waitFor()
}

async function asksToGiveCredits(page: Page) {
  await press(credits.move)(page)
  await page.getByRole('list', { name: credits.choose.results }).getByRole('button').first().click()
  await page.getByLabel(credits.form.reason).waitFor()
}

async function asksToGrant(page: Page) {
  await opens(/^View/)(page)
  await press(admin.plan.grant)(page)
  await page.getByLabel(admin.plan.lastDay).waitFor()
}

async function joinWithoutNumber(page: Page) {
  await page.getByLabel(joining.phone).fill('12')
  await press(joining.join)(page)
  await page.getByText(joining.somethingToChange).waitFor()
}

async function signInAsRegular(page: Page, { regular }: Scene) {
  await page.getByLabel(portal.login.phone).fill(regular.phone)
  await page.getByLabel(portal.login.pin).fill(regular.pin)
  await press(portal.login.submit)(page)
  await page.getByRole('heading', { name: portal.login.chooseTitle }).waitFor()
}

/** The page of a code that a till shows now: it is valid for minutes. */
async function opensShownCode(page: Page, { viewers, customer }: Scene) {
  const code = `/app/counter/customers/${customer}/show-pin-code`
  const { link } = await callAs<{ link: string }>(viewers.owner, 'post', code)
  await page.goto(new URL(link).pathname)
}

async function showsPinCode(page: Page) {
  await opens(pinTexts.open)(page)
  await page.getByRole('img', { name: pinTexts.code }).waitFor()
}

async function chooseVisits(page: Page) {
  await page.getByLabel(customerRecord.adjust.program).selectOption('visits')
}

async function chooseDuplicate(page: Page) {
  await page.getByLabel(customerRecord.merge.search).fill('CUS')
  await dialog(page).getByRole('listitem').getByRole('button').first().click()
  await page.getByText(customerRecord.merge.contact).waitFor()
}

async function typesTooMuch(page: Page) {
  await page.getByRole('button', { name: /^Record/ }).waitFor()
  await page.keyboard.type('99999999')
  await press(/^Record/)(page)
  await page.getByRole('alertdialog').waitFor()
}

async function asksForRefund(page: Page) {
  await opens(counter.refund)(page)
  await page.getByRole('button', { name: /^All of it/ }).click()
  await page.getByRole('heading', { name: refundTexts.effect }).waitFor()
}

async function givesCode(page: Page) {
  await opens(/^Give /)(page)
  await page.getByRole('img', { name: /^QR code of/ }).waitFor()
}

async function asksForCode(page: Page) {
  await page.getByLabel(entrance.email).fill('somebody@example.com')
  await press(codes.email.submit)(page)
  await page.getByLabel(codes.code.label).waitFor()
}

async function chooseDiscount(page: Page) {
  await press(programs.create)(page)
  await page.getByRole('dialog').getByRole('button', { name: programs.types.discount.label }).click()
}

async function openPalette(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
}
