import type { Page } from '@playwright/test'
import { selectionTexts as selection } from '#web/console/customer-list/selection/selectionTexts.ts'
import { texts as customers } from '#web/console/customer-list/texts.ts'
import { texts as customerRecord } from '#web/console/customer-record/texts.ts'
import { texts as tags } from '#web/console/customers/tags/texts.ts'
import { texts as imports } from '#web/console/imports/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { paperTexts as paper } from '#web/console/qr-codes/paperTexts.ts'
import { texts as qrCodes } from '#web/console/qr-codes/texts.ts'
import { texts as segments } from '#web/console/segments/texts.ts'
import type { Look } from '../look.ts'
import { spoken } from '../spoken.ts'
import { dialog, NOBODY, opens, press } from './acts.ts'
import { asksMobile, showsSamePhone } from './showsSamePhone.ts'
import { checksCustomers, uploadsCustomers } from './uploadsCustomers.ts'

const withFirst = (act: keyof typeof selection.acts) => async (page: Page) => {
  await selectsFirst(page)
  await page
    .getByRole('region', { name: selection.bar })
    .getByRole('button', { name: selection.acts[act], exact: true })
    .click()
  await dialog(page).waitFor()
}

/** The customers of a business, and its offers to them. */
export const customerLooks: Look[] = [
  { name: 'customers', viewer: 'owner', path: '/customers' },
  { name: 'customers-none-found', viewer: 'owner', path: '/customers?search=qqqqqq' },
  { name: 'customers-add', viewer: 'owner', path: '/customers', does: opens(customers.add) },
  { name: 'customers-text', viewer: 'owner', path: '/customers', does: opens(/^Send a text to/) },
  { name: 'customers-import', viewer: 'owner', path: '/customers', does: opens(imports.button) },
  { name: 'customers-import-preview', viewer: 'owner', path: '/customers', does: uploadsCustomers },
  { name: 'customers-import-check', viewer: 'owner', path: '/customers', does: checksCustomers },
  { name: 'customers-tags', viewer: 'owner', path: '/customers', does: opens(tags.manage) },
  { name: 'customers-selected', viewer: 'owner', path: '/customers', does: selectsFirst },
  { name: 'customers-tag-many', viewer: 'owner', path: '/customers', does: withFirst('tag') },
  { name: 'customers-untag-many', viewer: 'owner', path: '/customers', does: withFirst('untag') },
  { name: 'customers-campaign', viewer: 'owner', path: '/customers', does: withFirst('campaign') },
  { name: 'customers-erase-many', viewer: 'owner', path: '/customers', does: withFirst('erase') },
  { name: 'customer', viewer: 'owner', path: ({ customer }) => `/customers/${customer}` },
  {
    name: 'customer-same-phone',
    viewer: 'owner',
    path: ({ customer }) => `/customers/${customer}`,
    does: showsSamePhone,
  },
  {
    name: 'customer-asks-mobile',
    viewer: 'owner',
    path: ({ customer }) => `/customers/${customer}`,
    does: asksMobile,
  },
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
  { name: 'qr-codes-poster', viewer: 'owner', path: '/qr-codes', does: opens(/^Print/) },
  { name: 'qr-codes-tent', viewer: 'owner', path: '/qr-codes', does: choosesTent },
]

/** Selects the first customer. On phones the boxes of the rows must be shown first. */
async function selectsFirst(page: Page) {
  const choose = page.getByRole('button', { name: selection.choose, exact: true })
  const boxes = page.getByRole('checkbox', { name: selection.select('') })
  await boxes.or(choose).first().waitFor()
  if (await choose.isVisible()) await choose.click()
  await boxes.first().check()
  await page.getByRole('region', { name: selection.bar }).waitFor()
}

/** Chooses an entry of a customer's menu, which opens a dialog. */
function chooses(act: string, then?: (page: Page) => Promise<unknown>) {
  return async (page: Page) => {
    await press(/^More for/)(page)
    await page.getByRole('menuitem', { name: act }).click()
    await dialog(page).waitFor()
    await then?.(page)
  }
}

async function chooseVisits(page: Page) {
  await page.getByLabel(customerRecord.adjust.program).selectOption('visits')
}

async function chooseDuplicate(page: Page) {
  await page.getByLabel(customerRecord.merge.search).fill('CUS')
  await dialog(page).getByRole('listitem').getByRole('button').first().click()
  await page.getByText(customerRecord.merge.contact).waitFor()
}

async function writesSegment(page: Page) {
  await press(segments.copyOf('Regulars'))(page)
  await press(segments.builder.addGroup)(page)
  await page.getByLabel(segments.builder.about).last().selectOption('birthday')
  await page.getByText(spoken(/guests? match/)).waitFor()
}

async function chooseDiscount(page: Page) {
  await press(programs.create)(page)
  await page.getByRole('dialog').getByRole('button', { name: programs.types.discount.label }).click()
}

async function choosesTent(page: Page) {
  await opens(/^Print/)(page)
  await page.getByText(paper.designs.tent.label).click()
}
