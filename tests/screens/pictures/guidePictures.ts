import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { draftTexts as draft } from '#web/console/campaigns/draft/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { domainTexts as domain } from '#web/console/settings/domain/texts.ts'
import { texts as team } from '#web/console/team/texts.ts'
import { PICTURE_SCALE } from '../../../vite.guide.ts'
import { callAs } from '../callAs.ts'
import type { Scene } from '../cast/scene.ts'
import { everyScreen } from '../everyScreen.ts'
import { type Look, openLook } from '../look.ts'
import { dialog } from '../looks/acts.ts'
import { addsDomain } from '../looks/namesDomain.ts'
import { capture, clipOf } from './capture.ts'

/** A page's own picture. `part` is what it shows of the screen. */
type GuidePicture = { page: string; look: Look; part: (page: Page) => Locator }

const FOLDER = 'docs/guide/pictures'
const THEMES = ['light', 'dark'] as const
/** Narrow enough that letters can be read in the column of a page. Pictures are at most as high. In pixels. */
const WINDOW = { width: 960, height: 960 }

const screen = (name: string): Look => everyScreen.find((look) => look.name === name)!
const main = (page: Page) => page.getByRole('main')
const section = (title: string) => (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const pictures: GuidePicture[] = [
  {
    page: 'first-program',
    look: { name: 'first-program', viewer: 'owner', path: '/programs', does: fillsInStampCard },
    part: dialog,
  },
  { page: 'qr-code', look: screen('qr-codes-poster'), part: dialog },
  { page: 'till', look: screen('counter-guest'), part: main },
  { page: 'import', look: screen('customers-import-preview'), part: dialog },
  {
    page: 'campaign',
    look: { name: 'campaign', viewer: 'owner', path: '/campaigns', does: writesCampaign },
    part: main,
  },
  { page: 'numbers', look: screen('analytics'), part: main },
  { page: 'team', look: screen('company'), part: section(team.members.title) },
  { page: 'plan', look: screen('subscription'), part: main },
  {
    page: 'own-domain',
    look: {
      name: 'own-domain',
      viewer: 'owner',
      path: '/settings#domain',
      does: addsDomain('card.bluedoor.example', 'regulars.example'),
    },
    part: section(domain.title),
  },
  { page: 'leaving', look: screen('settings-close'), part: dialog },
]

/** Takes the pictures of the owner's guide anew: one for each page, in both themes. */
export async function takeGuide(scene: Scene): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const { page: name, look, part } of pictures) {
    const page = await openLook(scene, look)
    await page.setViewportSize(WINDOW)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      const clip = await clipOf(part(page), WINDOW.height, PICTURE_SCALE)
      writeFileSync(join(FOLDER, `${name}-${colorScheme}.webp`), await capture(page, 'webp', clip))
    }
    await page.close()
  }
}

async function fillsInStampCard(page: Page) {
  await page.getByRole('button', { name: programs.create }).first().click()
  await dialog(page).getByRole('button', { name: programs.types.stamp_card.label }).click()
  await dialog(page).getByLabel('Program name').fill('Coffee card')
  await dialog(page).getByLabel('Reward description').fill('Your tenth coffee, on us')
}

/** Opens a campaign that is ready to go. */
async function writesCampaign(page: Page, { viewers }: Scene) {
  const { id } = await callAs<CampaignDetail>(viewers.owner, 'post', '/v1/campaigns', {
    name: 'The new roast',
    type: 'sms',
    texts: [{ body: 'Hi {firstName}, the new roast is here. Come and taste it.' }],
  })
  await page.goto(`/campaigns/${id}`)
  await page.getByText(draft.forecast.recipients, { exact: true }).waitFor()
}
