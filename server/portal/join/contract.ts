import type { ProgramTerms } from '#server/loyalty/programs/config.ts'
import type { PageAssets } from '#server/platform/http/pages/serverRendered.ts'

export type { PageAssets }

/** Data of the pages for customers: server/portal/join fills it in, web/join renders it. */
export type CustomerPage =
  /** `path` is that of the page. */
  | ({ kind: 'form'; path: string } & JoinForm)
  | { kind: 'joined'; business: JoinBusiness; programs: JoinProgram[]; texted: boolean }
  | { kind: 'full'; business: JoinBusiness; programs: JoinProgram[] }
  /** `platformLine` is null if it is hidden, and undefined for an unknown business, for which it is shown. */
  | { kind: 'closed' | 'paused' | 'shop-closed' | 'problem'; platformLine?: string | null }
  | { kind: 'shop-privacy'; business: JoinBusiness; notice: string }
  /** `contact` is a URI. */
  | { kind: 'terms' | 'privacy'; contact: string; unconfirmed: boolean }
  | { kind: 'security'; contact: string }

export type JoinBusiness = {
  name: string
  color: string
  logoUrl: string | null
  currency: string
  locale: string
  /** The business's own privacy notice, if it has one. */
  privacyUrl: string | null
  /** The platform's line at the foot; null if the business has it hidden. */
  platformLine: string | null
  /** Path to the card; only on the business's own host, where customers also come without a code. */
  cardUrl?: string | undefined
}

/** `cheapest_reward` is the lowest price of a reward that points buy. */
export type JoinProgram = { name: string; cheapest_reward?: number | null } & ProgramTerms

export type JoinForm = {
  business: JoinBusiness
  programs: JoinProgram[]
  /** The words that a ticked box agrees to; stored as proof. */
  wording: ConsentWording
  /** False where nothing is texted: the form then has no box for texts. */
  canText: boolean
  /** Mark of the wording, sent back with the ticks, which count only for these words. */
  wordingMark: string
  /** An example of a phone number as the business's country writes it. */
  phoneExample: string | null
  /** Today's date at the business, which is the latest birthday. */
  today: string
  /** The captcha, if it is switched on. */
  captcha: FormCaptcha | null
  /** Key of this rendered form, sent with every submission, so that a double tap counts once. */
  key: string
  values: JoinValues
  errors: JoinErrors
}

export type FormCaptcha = { provider: 'turnstile' | 'hcaptcha'; siteKey: string; scriptUrl: string }

export type ConsentWording = { sms: string; email: string }

/** Values as typed. */
export type JoinValues = {
  phone: string
  first_name: string
  last_name: string
  email: string
  birthday: string
  agrees_sms: boolean
  agrees_email: boolean
}

/** `form` is about the whole form. */
export type JoinErrors = Partial<Record<keyof JoinValues | 'form', string>>

export type RenderPage = (page: CustomerPage, assets: PageAssets) => string
