import type { Page } from '@playwright/test'
import type { DomainView } from '#server/console/settings/domain/contract.ts'
import { brandingTexts as branding } from '#web/console/settings/branding/texts.ts'
import { domainTexts as domain } from '#web/console/settings/domain/texts.ts'
import type { Look } from '../look.ts'

type Claim = NonNullable<DomainView['claim']>

export const loadsBranding = (page: Page) => page.getByLabel(branding.sender.label).waitFor()

const longHost = 'a-rather-long-word-before.the-longest-label-of-a-name-that-somebody-can-have.localhost'
const at = '2026-11-03T12:00:00.000Z'
const claimOf = (host: string, target: string): Claim => ({
  host,
  shown: host,
  url: `http://${host}`,
  state: 'pending',
  records: {
    proof: {
      name: `_regulars.${host}`,
      value: 'regulars=gW70-gLx8U_HZ2hQ66dYMUHkgn6VQfhXK_26Mj_alP4',
      state: null,
    },
    target: { name: host, value: target, state: null },
  },
  proven_at: null,
  checked_at: null,
  next_check_at: at,
  off_after: null,
})
const claim = claimOf(longHost, 'localhost')

/** States that a domain reaches only after weeks. */
const later = {
  proven: { target: 'fine', proof: 'fine' },
  failing: { target: 'unknown', proof: 'missing' },
  off: { target: 'wrong', proof: 'wrong' },
} as const

const answers = (answer: Partial<Claim>) => async (page: Page) => {
  const shown = { ...claim, ...answer }
  const json: DomainView = { included: true, plans: ['Agency'], claim: shown }
  await page.route('**/api/app/settings/domain', (route) => route.fulfill({ json }))
  await page.reload()
  await page.getByRole('heading', { name: shown.host }).waitFor()
}

export const domainLook = (state: keyof typeof later): Look => {
  const { proof, target } = later[state]
  const records = {
    proof: { ...claim.records.proof, state: proof },
    target: { ...claim.records.target, state: target },
  }
  const times = { checked_at: at, proven_at: at, off_after: state === 'failing' ? at : null }
  return {
    name: `settings-domain-${state}`,
    viewer: 'owner',
    path: '/settings#domain',
    does: answers({ state, records, ...times }),
  }
}

/** Shows a domain that was just added. */
export const namesDomain = answers({})

/** Shows a host as just added, with the host that it must lead to. */
export const addsDomain = (host: string, target: string) => answers(claimOf(host, target))

export async function removesDomain(page: Page) {
  await answers({ state: 'proven' })(page)
  await page.getByRole('button', { name: domain.remove }).click()
  await page.getByRole('alertdialog').waitFor()
}
