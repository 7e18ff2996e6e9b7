import { useMemo } from 'react'
import { numberFormat } from '#server/platform/text/locale.ts'
import { cardNumbers } from '#web/card/cardNumbers.ts'
import type { CardBusiness } from '#web/card/program.ts'
import { useCardBusiness } from '../page/useCardBusiness.ts'

/** The business as its cards show it, and its currency as text: one unit, '$1', and the sign, '$'. */
export function useBusinessCard(): { business: CardBusiness; one: string; sign: string } {
  const business = useCardBusiness()
  return useMemo(() => {
    const { locale, currency } = business
    const parts = numberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
    return { business, one: cardNumbers(business).money(1), sign }
  }, [business])
}
