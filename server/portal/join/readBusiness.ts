import type { Context } from 'hono'
import { brandingOf } from '#server/businesses/branding/index.ts'
import {
  type Business,
  findBusinessAndTier,
  isOwnerProven,
  languageOfBusiness,
  logoPath,
} from '#server/businesses/business/index.ts'
import { allowed, type Tier, UNLIMITED } from '#server/businesses/plans/index.ts'
import { findCheapestRewards, findPrograms, type Program } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type AppEnv, pageLanguage } from '#server/platform/http/index.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { JoinBusiness, JoinProgram } from './contract.ts'

export type BusinessToJoin = {
  /** Path of the code's form. */
  path: string
  /** The language in which the visitor reads. */
  language: PageLanguage
  settings: Business
  tier: Tier
  business: JoinBusiness
  programs: JoinProgram[]
  /** Texts go out: the installation has a provider, and the owner's address is proven. */
  texted: boolean
  /** The plan has no room for one more customer. */
  full: boolean
}

/** Reads what a visitor sees of the business whose code they scanned. `path` is that of the code's form. */
export async function readBusiness(
  ctx: BusinessContext,
  c: Context<AppEnv>,
  path: string,
): Promise<BusinessToJoin> {
  const { business, tier } = await findBusinessAndTier(ctx)
  const programs = await findPrograms(ctx.tx, ctx.businessId)
  const cheapest = await findCheapestRewards(ctx.tx, ctx.businessId)
  const { platformLine } = await brandingOf(ctx, business)
  const language = pageLanguage(c, { home: languageOfBusiness(business) })
  return {
    path,
    language,
    settings: business,
    tier,
    business: { ...describeBusiness(business, path, language), platformLine },
    programs: programs
      .filter(({ status }) => status === 'active')
      .map((program) => describeProgram(program, cheapest.get(program.id))),
    texted: ctx.canText && (await isOwnerProven(ctx.tx, ctx.businessId)),
    full: isFull(tier, business),
  }
}

export function isFull(tier: Tier, business: Business): boolean {
  const most = allowed(tier, 'customers')
  return most !== UNLIMITED && business.usage_customers >= most
}

function describeBusiness(
  business: Business,
  path: string,
  language: PageLanguage,
): Omit<JoinBusiness, 'platformLine'> {
  const { company_name, brand_color, currency, locale, privacy_notice } = business
  return {
    name: company_name,
    color: brand_color,
    logoUrl: logoPath(business),
    currency,
    locale: localeIn(locale, language),
    privacyUrl: privacy_notice && (isWebAddress(privacy_notice) ? privacy_notice : `${path}/privacy`),
  }
}

/** True if a business's privacy notice is the address of a page, false if it is a text that we show. */
const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim())

const describeProgram = ({ name, type, config }: Program, cheapest_reward: number | null = null) =>
  ({ name, type, config, cheapest_reward }) as JoinProgram
