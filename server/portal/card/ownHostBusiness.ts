import type { Context } from 'hono'
import { html } from 'hono/html'
import { brandingOf } from '#server/businesses/branding/index.ts'
import { findBusiness, isBusiness, languageOfBusiness, logoPath } from '#server/businesses/business/index.ts'
import { formatPhone } from '#server/platform/contact/phone.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { inBusiness, type Services } from '#server/services.ts'
import type { PortalBusiness } from './contract.ts'

const visitor = { kind: 'system', name: 'own host' } as const

/** A business as a page shows it, and the language of its readers who chose none. */
type Face = { business: PortalBusiness; home: PageLanguage }

/** Finds the business whose own host is asked: its name and look are known there before anybody signs in. */
export async function ownHostBusiness(services: Services, c: Context<AppEnv>): Promise<Face | undefined> {
  return c.var.ownHost && faceOf(services, c.var.ownHost.businessId)
}

/**
 * Finds the business that the address of the sign-in names, as the pages of links to a card do: it has the name and
 * look of their business. Undefined for an unknown one.
 */
export async function businessOfLink(services: Services, id: string | undefined) {
  if (!id || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined
  if (!(await isBusiness(services.database.reads, id))) return undefined
  return faceOf(services, id)
}

const faceOf = (services: Services, businessId: string): Promise<Face> =>
  inBusiness(services, businessId, visitor, async (ctx) => {
    const business = await findBusiness(ctx.tx, ctx.businessId)
    const { id, company_name, brand_color, currency, locale, time_zone, default_country } = business
    const { contact_phone, contact_email, address } = business
    const shown = {
      ...{ id, company_name, brand_color, currency, locale, time_zone, default_country },
      ...{ contact_phone, contact_email, address },
      contact_phone_text: contact_phone && formatPhone(contact_phone, default_country),
      logo_url: logoPath(business),
      platform_line: (await brandingOf(ctx, business)).platformLine,
    }
    return { business: shown, home: languageOfBusiness(business) }
  })

/** Tells the page that nothing is texted here, for web/portal/sign-in/canText.ts. */
export const NO_TEXTS_META = '<meta name="texts" content="none" /><title>'

/** Writes the business into the page, for web/portal/remembered.ts. */
export const metaOf = (business: PortalBusiness) =>
  html`<meta name="shop" content="${JSON.stringify(business)}" /><title>`
