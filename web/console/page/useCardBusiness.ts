import { useMemo } from 'react'
import type { CardBusiness } from '#web/card/program.ts'
import { useSession } from '../session/session.ts'

/** The business as its cards show it. */
export function useCardBusiness(): CardBusiness {
  const {
    company_name: name,
    brand_color: color,
    logo_url: logoUrl,
    currency,
    locale,
  } = useSession().business
  return useMemo(() => ({ name, color, logoUrl, currency, locale }), [name, color, logoUrl, currency, locale])
}
