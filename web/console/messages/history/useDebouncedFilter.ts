import { useEffect, useState } from 'react'
import type { Filter } from './communicationsQuery.ts'

const PAUSE_MS = 250

/** The filter once typing pauses; a choice from a list counts at once. */
export function useDebouncedFilter(filter: Filter): Filter {
  const { type, status } = filter
  const search = filter.search.trim()
  const [settledSearch, setSettledSearch] = useState(search)
  useEffect(() => {
    const timer = setTimeout(setSettledSearch, search === '' ? 0 : PAUSE_MS, search)
    return () => clearTimeout(timer)
  }, [search])
  return { search: settledSearch, type, status }
}
