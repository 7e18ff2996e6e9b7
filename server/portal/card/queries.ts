import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { brandingOf } from '#server/businesses/branding/index.ts'
import { logoPath } from '#server/businesses/business/index.ts'
import { businesses } from '#server/businesses/business/tables.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import { describedColumns, isDescribed } from '#server/loyalty/ledger/index.ts'
import { customerRewards, transactions } from '#server/loyalty/ledger/tables.ts'
import { loyaltyPrograms as programs } from '#server/loyalty/programs/tables.ts'
import { formatPhone } from '#server/platform/contact/phone.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { behind, writtenOnce } from '#server/platform/database/index.ts'
import type { TimeCursor } from '#server/platform/http/pages/page.ts'
import { localeIn } from '#server/platform/text/locale.ts'

const MOST_REWARDS = 100

const customerAndBusiness = writtenOnce((tx) =>
  tx
    .select({
      customer: {
        id: customers.id,
        unique_customer_id: customers.unique_customer_id,
        first_name: customers.first_name,
        last_name: customers.last_name,
        phone: customers.phone,
      },
      business: {
        id: businesses.id,
        company_name: businesses.company_name,
        brand_color: businesses.brand_color,
        logo_hash: businesses.logo_hash,
        currency: businesses.currency,
        locale: businesses.locale,
        time_zone: businesses.time_zone,
        default_country: businesses.default_country,
        contact_phone: businesses.contact_phone,
        contact_email: businesses.contact_email,
        address: businesses.address,
      },
      branded: {
        id: businesses.id,
        company_name: businesses.company_name,
        hides_platform: businesses.hides_platform,
        mail_sender_name: businesses.mail_sender_name,
        tier_id: businesses.tier_id,
        subscription_status: businesses.subscription_status,
        trial_ends_at: businesses.trial_ends_at,
        stripe_price_id: businesses.stripe_price_id,
      },
    })
    .from(customers)
    .innerJoin(businesses, eq(businesses.id, sql.placeholder('businessId')))
    .where(
      and(
        eq(customers.business_id, sql.placeholder('businessId')),
        eq(customers.id, sql.placeholder('customerId')),
      ),
    )
    .prepare('portal_customer'),
)

export async function findCustomerAndBusiness(ctx: BusinessContext, customerId: string) {
  const { tx, businessId } = ctx
  const [row] = await customerAndBusiness(tx).execute({ businessId, customerId })
  const { logo_hash, ...business } = row!.business
  const { platformLine: platform_line } = await brandingOf(ctx, row!.branded)
  const logo_url = logoPath({ logo_hash })
  const contact_phone_text =
    business.contact_phone && formatPhone(business.contact_phone, business.default_country)
  const locale = localeIn(business.locale, ctx.language)
  return {
    customer: row!.customer,
    business: { ...business, locale, contact_phone_text, logo_url, platform_line },
  }
}

const heldRewards = writtenOnce((tx) =>
  tx
    .select({ reward: customerRewards, program_name: programs.name })
    .from(customerRewards)
    .innerJoin(
      programs,
      and(
        eq(programs.business_id, sql.placeholder('businessId')),
        eq(programs.id, customerRewards.program_id),
      ),
    )
    .where(
      and(
        eq(customerRewards.business_id, sql.placeholder('businessId')),
        eq(customerRewards.customer_id, sql.placeholder('customerId')),
        ne(customerRewards.status, 'void'),
      ),
    )
    .orderBy(
      desc(eq(customerRewards.status, 'earned')),
      desc(customerRewards.earned_at),
      desc(customerRewards.id),
    )
    .limit(MOST_REWARDS)
    .prepare('portal_rewards'),
)

/** Finds a customer's rewards, unused ones first, then newest first; without those that are void. */
export const findRewards = ({ tx, businessId }: BusinessContext, customerId: string) =>
  heldRewards(tx).execute({ businessId, customerId })

/** Finds ledger rows older than a place in the history, newest first. */
export const findHistory = (
  { tx, businessId }: BusinessContext,
  customerIds: string[],
  place: TimeCursor | null,
  most: number,
) =>
  tx
    .select({
      id: transactions.id,
      entry: describedColumns,
      customer_id: transactions.customer_id,
      locale: businesses.locale,
      created_at: transactions.created_at,
      program_name: programs.name,
    })
    .from(transactions)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .leftJoin(programs, and(eq(programs.business_id, businessId), eq(programs.id, transactions.program_id)))
    .where(
      and(
        eq(transactions.business_id, businessId),
        inArray(transactions.customer_id, customerIds),
        isDescribed('transactions'),
        behind(transactions.created_at, transactions.id, place),
      ),
    )
    .orderBy(desc(transactions.created_at), desc(transactions.id))
    .limit(most)
