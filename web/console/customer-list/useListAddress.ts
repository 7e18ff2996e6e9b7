import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListWanted } from './customersQuery.ts'

export type Look = (change: Partial<ListWanted>) => void

/** The list's state, kept in the address, and a function that changes it. */
export function useListAddress(): { wanted: ListWanted; look: Look } {
  const found = useSearch({ from: '/business/customers' })
  const navigate = useNavigate({ from: '/customers' })
  const {
    search = '',
    sort = 'newest',
    tag = '',
    program = '',
    reward = '',
    stamps = '',
    segment = '',
  } = found
  const wanted: ListWanted = { search, sort, tag, program, reward, stamps, segment }
  const look: Look = (change) => {
    const next = { ...wanted, ...change }
    const kept = {
      ...(next.search && { search: next.search }),
      ...(next.sort !== 'newest' && { sort: next.sort }),
      ...(next.tag && { tag: next.tag }),
      ...(next.program && { program: next.program }),
      ...(next.reward && { reward: next.reward }),
      ...(next.stamps && { stamps: next.stamps }),
      ...(next.segment && { segment: next.segment }),
    }
    void navigate({ search: kept, replace: true, resetScroll: false })
  }
  return { wanted, look }
}
