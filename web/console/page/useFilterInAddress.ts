import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The filter of a list. What differs from `usual` is kept in the screen's address, so that a link opens the same list.
 * @param isOne false for what an address asks for and the list does not have
 */
export function useFilterInAddress<Filter extends Record<string, string>>(
  usual: Filter,
  isOne: (filter: Filter) => boolean,
): [Filter, (next: Filter) => void] {
  const address: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => {
    const asked = askedIn(address, usual)
    return isOne(asked) ? asked : usual
  })
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

function askedIn<Filter extends Record<string, string>>(
  address: Record<string, unknown>,
  usual: Filter,
): Filter {
  const asked = Object.keys(usual).flatMap((name) =>
    typeof address[name] === 'string' ? [[name, address[name]]] : [],
  )
  return asked.length > 0 ? { ...usual, ...Object.fromEntries(asked) } : usual
}
