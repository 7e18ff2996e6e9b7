import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The filter of a list, kept in the screen's address as far as it differs from `usual`, so that a link opens the same
 * list. What was chosen counts at once: the address follows a moment later.
 * @param isOne false for what an address asks for and the list does not have
 */
export function useFilterInAddress<Filter extends Record<string, string>>(
  usual: Filter,
  isOne: (filter: Filter) => boolean,
): [Filter, (next: Filter) => void] {
  const address: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Filter>()
  const asked = askedIn(address, usual)
  const inAddress = isOne(asked) ? asked : usual
  if (chosen && isSame(chosen, inAddress)) setChosen(undefined)
  const change = (next: Filter) => {
    setChosen(next)
    const kept = Object.keys(usual).map((name) => [name, next[name] === usual[name] ? undefined : next[name]])
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...Object.fromEntries(kept) }),
      replace: true,
      resetScroll: false,
    })
  }
  return [chosen ?? inAddress, change]
}

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).every((name) => one[name] === other[name])

function askedIn<Filter extends Record<string, string>>(
  address: Record<string, unknown>,
  usual: Filter,
): Filter {
  const asked = Object.keys(usual).flatMap((name) =>
    typeof address[name] === 'string' ? [[name, address[name]]] : [],
  )
  return asked.length > 0 ? { ...usual, ...Object.fromEntries(asked) } : usual
}
