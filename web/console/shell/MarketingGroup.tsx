import { useLocation } from '@tanstack/react-router'
import { ChevronDown, Megaphone } from 'lucide-react'
import { useState } from 'react'
import type { PlaceLink } from '../page/places.ts'
import { texts } from '../page/texts.ts'
import { LazyUnread } from './LazyUnread.tsx'
import { PlaceLinks } from './PlaceLinks.tsx'

const KEPT = 'marketing-group'
/** Window size in which the wide column shows every screen without scrolling. */
const ROOMY = '(min-width: 64rem) and (min-height: 59rem)'

/**
 * The marketing screens, folded into one row. The row is open if there is room or one of them is shown, and otherwise
 * as it was left on this device.
 */
export function MarketingGroup({ places }: { places: PlaceLink[] }) {
  const { pathname } = useLocation()
  const isHere = places.some(({ to }) => pathname.startsWith(to))
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEPT))
  const open = chosen ? chosen === 'open' : isHere || matchMedia(ROOMY).matches
  const turn = () => {
    const next = open ? 'closed' : 'open'
    localStorage.setItem(KEPT, next)
    setChosen(next)
  }
  return (
    <li className="crowded:hidden">
      <button
        type="button"
        aria-expanded={open}
        onClick={turn}
        className={`place-link ${isHere && !open ? 'text-accent-text!' : ''}`}
      >
        <Megaphone aria-hidden />
        <span className="flex items-center lg:flex-1 lg:justify-between">
          {texts.marketing}
          {!open && places.some(({ to }) => to === '/communications') && <LazyUnread />}
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </span>
      </button>
      {open && (
        <ul className="flex flex-col gap-0.5 cramped:gap-0 lg:ps-4">
          <PlaceLinks places={places} />
        </ul>
      )}
    </li>
  )
}
