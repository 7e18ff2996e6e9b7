import { useMemo } from 'react'
import { cardNumbers } from '#web/card/cardNumbers.ts'
import type { CardShop } from '#web/card/program.ts'
import { useSession } from '../session/session.ts'

/** The shop as its cards show it, and how one of its money is written: '$1', '$'. */
export function useShopCard(): { shop: CardShop; one: string; sign: string } {
  const { company_name: name, brand_color: color, logo_url, currency, locale } = useSession().business
  return useMemo(() => {
    const shop = { name, color, logoUrl: logo_url, currency, locale }
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
    return { shop, one: cardNumbers(shop).money(1), sign }
  }, [name, color, logo_url, currency, locale])
}
