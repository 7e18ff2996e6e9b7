import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { call, v1 } from '#web/client/api.ts'
import type { CommandGroup } from '#web/ui/dialogs/CommandDialog.tsx'
import { customerName } from '../../customers/customerName.ts'
import { useLater } from '../../forms/useLater.ts'
import { useFormat } from '../../page/format.ts'
import { may, useSession } from '../../session/session.ts'
import { texts } from './texts.ts'

const LEAST_LETTERS = 2
const PAUSE_MS = 150
const MOST_FOUND = 6

/** Customers by name, phone, email or id. Only results of the present words are ever shown. */
export function useCustomers(query: string): { group: CommandGroup; status: string } {
  const words = query.trim()
  const settled = useLater(words, PAUSE_MS)
  const wanted = words.length >= LEAST_LETTERS
  const { data, error } = useQuery({
    queryKey: ['customers', 'palette', settled],
    // The signal ends a search that the next key has overtaken.
    queryFn: async ({ signal }) => {
      const query = { search: settled }
      const { data: customers } = await call(v1.customers.lookup.$get({ query }, { init: { signal } }))
      return customers.slice(0, MOST_FOUND)
    },
    networkMode: 'always',
    enabled: wanted && settled === words,
  })
  const found = wanted && settled === words ? data : undefined
  const format = useFormat()
  const navigate = useNavigate()
  const session = useSession()
  const isCounter = useLocation({ select: ({ pathname }) => pathname === '/counter' })
  // People who may not see records always go to the till.
  const atCounter = isCounter || !may(session, 'business')
  const open = (id: string) =>
    void (atCounter
      ? navigate({ to: '/counter', search: { customer: id } })
      : navigate({ to: '/customers/$customerId', params: { customerId: id } }))
  const options = (found ?? []).map((customer) => {
    const name = customerName(customer, format)
    const known = [customer.phone && format.phone(customer.phone), customer.unique_customer_id]
    return {
      id: customer.id,
      label: name,
      hint: known.filter((one) => one && one !== name).join(' · '),
      icon: <UserRound aria-hidden />,
      onSelect: () => open(customer.id),
    }
  })
  return {
    group: { label: atCounter ? texts.groups.customersAtCounter : texts.groups.customers, options },
    status: wanted ? (error ? texts.failed(error.message) : found ? '' : texts.looking) : '',
  }
}
