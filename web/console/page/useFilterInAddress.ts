import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The filter of a list. What differs from `usual` is kept in the screen's address, so that a link opens the same list.
 * The route checks what the address says.
 */
export function useFilterInAddress<Filter extends Record<string, string>>(
  usual: Filter,
): [Filter, (next: Filter) => void] {
  const address: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => chosenIn(address, usual))
  const change = (next: Filter) => {
    setFilter(next)
    const kept = Object.keys(usual).map((name) => [name, next[name] === usual[name] ? undefined : next[name]])
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...Object.fromEntries(kept) }),
      replace: true,
      resetScroll: false,
    })
  }
  return [filter, change]
}

function chosenIn<Filter extends Record<string, string>>(
  address: Record<string, unknown>,
  usual: Filter,
): Filter {
  const chosen = Object.keys(usual).flatMap((name) =>
    typeof address[name] === 'string' ? [[name, address[name]]] : [],
  )
  return chosen.length > 0 ? { ...usual, ...Object.fromEntries(chosen) } : usual
}
