import { useMemo } from 'react'
import { numberFormat } from '#server/platform/text/locale.ts'
import { cardNumbers } from '#web/card/cardNumbers.ts'
import type { CardBusiness } from '#web/card/program.ts'
import { useSession } from '../session/session.ts'

/** The business as its cards show it, and how one of its money is written: '$1', '$'. */
export function useBusinessCard(): { business: CardBusiness; one: string; sign: string } {
  const { company_name: name, brand_color: color, logo_url, currency, locale } = useSession().business
  return useMemo(() => {
    const business = { name, color, logoUrl: logo_url, currency, locale }
    const parts = numberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
    return { business, one: cardNumbers(business).money(1), sign }
  }, [name, color, logo_url, currency, locale])
}
