import type { CardShop } from '#web/card/program.ts'
import { useSession } from '../session/session.ts'

/** The shop as its cards show it. */
export function useCardShop(): CardShop {
  const { company_name, brand_color, logo_url, currency, locale } = useSession().business
  return { name: company_name, color: brand_color, logoUrl: logo_url, currency, locale }
}
