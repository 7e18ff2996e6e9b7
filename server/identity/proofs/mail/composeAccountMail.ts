import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import { findTiers, formatPlanPrice } from '#server/businesses/plans/index.ts'
import { countBackupCodes } from '#server/identity/auth/factors/index.ts'
import { findByAddress, findPerson, type Person } from '#server/identity/auth/index.ts'
import { speakFor, type Tx } from '#server/platform/database/index.ts'
import { countAttempt, countTypedAddress, type RateLimit } from '#server/platform/rate-limits/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import { formatDay, formatNumber, localeIn } from '#server/platform/text/locale.ts'
import { type StaffLanguage, staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import {
  CODE_MINUTES,
  issueCode,
  issueToken,
  type TokenHolder,
  type TokenPurpose,
  tokenMinutes,
} from '../index.ts'
import { accountMailTexts as german } from './accountMailTexts/de.ts'
import { accountMailTexts as spanish } from './accountMailTexts/es.ts'
import { accountMailTexts as english } from './accountMailTexts.ts'
import type { AccountMailKind, accountMails } from './tables.ts'

export type AccountMail = typeof accountMails.$inferSelect
export type ComposedMail = {
  subject: string
  body: string
  button?: { label: string; url: string }
  /** The receiver's; English where it is left out. */
  language?: StaffLanguage
}
type Sending = { tx: Tx; now: Date; publicUrl: string; keyring: Keyring }
type Scene = Sending & { language: StaffLanguage; texts: typeof english }

const inLanguages: Record<StaffLanguage, typeof english> = { en: english, de: german, es: spanish }

/**
 * Composes a mail in its receiver's language, with a fresh link if it needs one; null if there is no receiver or no
 * reason any more.
 */
export async function composeAccountMail(sending: Sending, mail: AccountMail): Promise<ComposedMail | null> {
  const { userId, recipient } = mail
  const person = await (userId ? findPerson(sending.tx, userId) : findByAddress(sending.tx, recipient))
  const language = staffLanguageOf(person?.language)
  const composed = await composers[mail.kind]({ ...sending, language, texts: inLanguages[language] }, mail)
  return composed && { ...composed, language }
}

const composers: Record<AccountMailKind, (scene: Scene, mail: AccountMail) => Promise<ComposedMail | null>> =
  {
    'reset-password': async (scene, { recipient }) => {
      const person = await findByAddress(scene.tx, recipient)
      return person ? withLink(scene, 'reset-password', person, recipient) : null
    },
    'super-admin': async (scene, { userId, recipient }) => {
      const person = await findById(scene.tx, userId)
      if (person?.email !== recipient) return null
      return withLink(scene, 'reset-password', person, recipient, 'super-admin')
    },
    'verify-email': async (scene, { userId, recipient }) => {
      const person = await findById(scene.tx, userId)
      if (!person || person.emailVerified || person.email !== recipient) return null
      return withLink(scene, 'verify-email', person, recipient)
    },
    'change-email': async (scene, { userId, recipient }) => {
      const person = await findById(scene.tx, userId)
      if (!person || person.email === recipient) return null
      // The owner of the mailbox may know that it has an account. The person who typed the address may not.
      if (await findByAddress(scene.tx, recipient))
        return withPage(scene, scene.texts['address taken'], '/login')
      return withLink(scene, 'change-email', person, recipient)
    },
    'password-changed': async ({ publicUrl, texts }) => ({
      ...texts['password-changed'],
      button: resetButton(publicUrl, texts),
    }),
    'email-changed': async ({ texts }) => texts['email-changed'],
    'sso-linked': async ({ publicUrl, texts }) => ({
      ...texts['sso-linked'],
      button: resetButton(publicUrl, texts),
    }),
    'google-linked': async ({ publicUrl, texts }) => ({
      ...texts['google-linked'],
      button: resetButton(publicUrl, texts),
    }),
    'sign-in-code': async (scene, { recipient }) =>
      (await findByAddress(scene.tx, recipient)) ? withCode(scene, recipient, false) : null,
    'sign-up-code': async (scene, mail) =>
      (await mayInvite(scene, mail)) ? withCode(scene, mail.recipient, true) : null,
    'password-dropped': async ({ publicUrl, texts }) => ({
      ...texts['password-dropped'],
      button: resetButton(publicUrl, texts),
    }),
    'phone-changed': async ({ publicUrl, texts }) => ({
      ...texts['phone-changed'],
      button: resetButton(publicUrl, texts),
    }),
    'phone-removed': async ({ texts }) => texts['phone-removed'],
    'phone-moved': async ({ texts }) => texts['phone-moved'],
    'two-factor-on': async ({ publicUrl, texts }) => ({
      ...texts['two-factor-on'],
      button: resetButton(publicUrl, texts),
    }),
    'two-factor-off': async ({ publicUrl, texts }) => ({
      ...texts['two-factor-off'],
      button: resetButton(publicUrl, texts),
    }),
    'shop-suspended': async ({ tx, texts }, { businessId }) => {
      const { company_name, standing, suspended_reason } = await businessOf(tx, businessId!)
      // Lifted before the mail was sent.
      if (standing !== 'suspended') return null
      return texts['shop-suspended'](company_name, suspended_reason!)
    },
    'shop-restored': async (scene, { businessId }) => {
      const { company_name, standing } = await businessOf(scene.tx, businessId!)
      if (standing === 'suspended') return null
      return withPage(scene, scene.texts['shop-restored'](company_name), '/dashboard')
    },
    'shop-looked-into': async (scene, { businessId }) => {
      const { company_name } = await businessOf(scene.tx, businessId!)
      return withPage(scene, scene.texts['shop-looked-into'](company_name), '/audit')
    },
    'trial-ended': async (scene, { businessId }) => {
      const { company_name, subscription_status } = await businessOf(scene.tx, businessId!)
      // Extended before the mail was sent.
      if (subscription_status !== 'canceled') return null
      return withPage(scene, scene.texts['trial-ended'](company_name), '/subscription')
    },
    'trial-ends': async (scene, { businessId }) => {
      const { company_name, subscription_status, trial_ends_at, time_zone, locale } = await businessOf(
        scene.tx,
        businessId!,
      )
      if (subscription_status !== 'trial' || !trial_ends_at) return null
      const day = formatDay(trial_ends_at, localeIn(locale, scene.language), time_zone)
      return withPage(scene, scene.texts['trial-ends'](company_name, day), '/subscription')
    },
    'payment-late': async (scene, { businessId }) => {
      const { company_name, subscription_status } = await businessOf(scene.tx, businessId!)
      // Paid before the mail was sent.
      if (subscription_status !== 'past_due') return null
      return withPage(scene, scene.texts['payment-late'](company_name), '/subscription')
    },
    'plan-runs': (scene, { businessId }) => mailOfPlan(scene, businessId!, scene.texts['plan-runs']),
    'plan-ends': (scene, { businessId }) => mailOfPlan(scene, businessId!, scene.texts['plan-ends']),
    'plan-resumed': (scene, { businessId }) => mailOfPlan(scene, businessId!, scene.texts['plan-resumed']),
    'plan-ended': async (scene, { businessId }) => {
      const { company_name, subscription_status } = await businessOf(scene.tx, businessId!)
      // Another plan was bought before the mail was sent.
      if (subscription_status !== 'canceled') return null
      return withPage(scene, scene.texts['plan-ended'](company_name), '/subscription')
    },
    'credits-low': async (scene, { businessId }) => {
      const { company_name, credits_remaining, locale } = await businessOf(scene.tx, businessId!)
      const left = formatNumber(credits_remaining, localeIn(locale, scene.language))
      return withPage(scene, scene.texts['credits-low'](company_name, left), '/subscription')
    },
    'top-up-failed': async (scene, { businessId }) => {
      const { company_name } = await businessOf(scene.tx, businessId!)
      return withPage(scene, scene.texts['top-up-failed'](company_name), '/subscription')
    },
    'mail-stopped': async (scene, { businessId }) => {
      const business = await businessOf(scene.tx, businessId!)
      const { company_name, email } = business
      // Released before the mail was sent.
      if (!business.mail_stopped_at && !business.strangers_mail_stopped_at) return null
      return withPage(scene, scene.texts['mail-stopped'](company_name, email), '/admin/dashboard')
    },
    'backup-code-used': async ({ tx, publicUrl, texts }, { userId }) => ({
      ...texts['backup-code-used'](userId ? await countBackupCodes(tx, userId) : 0),
      button: resetButton(publicUrl, texts),
    }),
  }

/** A try that repeats an earlier one, which found the provider away, is counted with it. */
const ONCE: RateLimit = { limit: 1, windowSeconds: 3600 }

/**
 * True for a mailbox that has an account, or has not yet had its day's mails that offer one: anybody may type an
 * address, with as many tags behind it as they like.
 */
async function mayInvite(scene: Scene, { id, recipient }: AccountMail): Promise<boolean> {
  if (await findByAddress(scene.tx, recipient)) return true
  if (!(await countAttempt(scene.tx, `sign-up code:${id}`, ONCE, scene.now))) return true
  return countTypedAddress(scene, 'sign-up code', recipient)
}

const resetButton = (publicUrl: string, { reset }: typeof english) => ({
  label: reset,
  url: `${publicUrl}/reset-password`,
})

type Labelled = { subject: string; body: string; label: string }

const withPage = ({ publicUrl }: Scene, { label, ...text }: Labelled, page: `/${string}`): ComposedMail => ({
  ...text,
  button: { label, url: `${publicUrl}${page}` },
})

const pages: Record<TokenPurpose, string> = {
  'reset-password': '/reset-password',
  'verify-email': '/verify-email',
  'change-email': '/verify-email',
}

/** Composes a mail with a link. */
async function withLink(
  scene: Scene,
  purpose: TokenPurpose,
  person: Person,
  email: string,
  words: TokenPurpose | 'super-admin' = purpose,
): Promise<ComposedMail> {
  const url = await issueLink(scene, purpose, { userId: person.id, email })
  const { label, ...text } = scene.texts[words](tokenMinutes[purpose])
  return { ...text, button: { label, url } }
}

/** Issues a link that works once. Its origin is always the configured one, whatever host a request named. */
export async function issueLink(
  { tx, now, publicUrl }: Omit<Sending, 'keyring'>,
  purpose: TokenPurpose,
  holder: TokenHolder,
): Promise<string> {
  const token = await issueToken(tx, now, purpose, holder)
  const change = purpose === 'change-email' ? 'change=true&' : ''
  return `${publicUrl}${pages[purpose]}?${change}token=${token}`
}

/**
 * Composes a mail with a code to type where it was requested, and a link for people who read the mail on the device
 * they sign in on.
 */
async function withCode(
  { tx, now, publicUrl, keyring, texts }: Scene,
  recipient: string,
  opensAccount: boolean,
): Promise<ComposedMail> {
  const issued = { purpose: 'email', recipient, opensAccount } as const
  const { code, linkToken } = await issueCode(tx, keyring, now, issued)
  const { label, ...text } = texts['sign-in-code'](code, CODE_MINUTES, opensAccount)
  return { ...text, button: { label, url: `${publicUrl}/login/link?token=${linkToken}` } }
}

async function businessOf(tx: Tx, businessId: string): Promise<Business> {
  await speakFor(tx, { businessId })
  return findBusiness(tx, businessId)
}

/**
 * Composes a mail about a subscription, with the day on which its period ends; null if none runs by now. A subscription
 * that was bought at an earlier price of its plan names none.
 */
async function mailOfPlan(
  scene: Scene,
  businessId: string,
  words: (business: string, plan: string, day: string, price: string | null, isTrial: boolean) => Labelled,
): Promise<ComposedMail | null> {
  const business = await businessOf(scene.tx, businessId)
  const { company_name, tier_id, subscription_status, subscription_period_end: end } = business
  if (subscription_status === 'canceled' || !end) return null
  const { name, stripe_price_id, price_monthly } = (await findTiers(scene.tx)).find(
    ({ id }) => id === tier_id,
  )!
  const locale = localeIn(business.locale, scene.language)
  const day = formatDay(end, locale, business.time_zone)
  const price = business.stripe_price_id === stripe_price_id ? formatPlanPrice(price_monthly, locale) : null
  return withPage(
    scene,
    words(company_name, name, day, price, subscription_status === 'trial'),
    '/subscription',
  )
}

async function findById(tx: Tx, userId: string | null): Promise<Person | undefined> {
  return userId ? findPerson(tx, userId) : undefined
}
