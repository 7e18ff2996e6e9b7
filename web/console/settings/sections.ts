import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { texts as apiKeys } from '../api-keys/texts.ts'
import { texts as closing } from '../closing/texts.ts'
import { texts as mailchimp } from '../mailchimp/texts.ts'
import { brandingTexts as branding } from './branding/texts.ts'
import { counterLimitTexts } from './counter/texts.ts'
import { domainTexts as domain } from './domain/texts.ts'
import { texts as emailConfig } from './sender/texts.ts'
import { texts } from './texts.ts'

/** The sections of /settings, in their order. */
const titles = {
  business: texts.business.title,
  place: texts.place.title,
  rules: texts.rules.title,
  consent: texts.consent.title,
  counter: counterLimitTexts.title,
  devices: texts.devices,
  portal: texts.portal.title,
  branding: branding.title,
  domain: domain.title,
  countries: texts.textCountries.title,
  email: texts.email.title,
  'email-configuration': emailConfig.title,
  mailchimp: mailchimp.title,
  'api-keys': apiKeys.title,
  webhooks: texts.webhooks.title,
  closing: closing.title,
}

export type SectionId = keyof typeof titles
export type Section = { id: SectionId; title: string }

type Reader = { permissions: SessionView['permissions']; isOpen: boolean; canText: boolean }

/** The sections that a person sees. */
export function sectionsFor({ permissions, isOpen, canText }: Reader): Section[] {
  const has = (id: SectionId): boolean => {
    if (['api-keys', 'webhooks', 'email-configuration', 'domain', 'mailchimp'].includes(id))
      return permissions.includes('business admin')
    if (id === 'countries') return canText
    if (id === 'closing') return permissions.includes('account') && isOpen
    return true
  }
  const titleOf = (id: SectionId) => (id === 'rules' && !canText ? texts.rulesWithoutTexts.title : titles[id])
  return (Object.keys(titles) as SectionId[]).filter(has).map((id) => ({ id, title: titleOf(id) }))
}
