import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import type { ChartHome } from './table.ts'

/** The shop that is looked at, as the home of its charts. */
export function useShop(): ChartHome {
  const { company_name: name, currency } = useSession().business
  return { name, currency, format: useFormat() }
}
