import type { CardBusiness } from '#web/card/program.ts'
import { useSession } from '../session/session.ts'

/** The business as its cards show it. */
export function useCardBusiness(): CardBusiness {
  const { company_name, brand_color, logo_url, currency, locale } = useSession().business
  return { name: company_name, color: brand_color, logoUrl: logo_url, currency, locale }
}
