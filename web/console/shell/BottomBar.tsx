import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { placesFor } from '../page/places.ts'
import { texts } from '../page/texts.ts'
import { useSession } from '../session/session.ts'
import { MorePlaces } from './MorePlaces.tsx'
import { useOpenPalette } from './palette/Palette.tsx'

const MOST_SLOTS = 3
const slotClass =
  'flex h-16 min-w-0 flex-1 flex-col items-center justify-center gap-1 font-semibold text-muted text-sm transition-colors aria-[current=page]:text-accent-text [&>svg]:size-6'

/** The sidebar of phones: the first screens and the search in reach of the thumb, the rest behind 'More'. */
export function BottomBar() {
  const places = placesFor(useSession())
  const [first, rest] = [places.slice(0, MOST_SLOTS), places.slice(MOST_SLOTS)]
  const openPalette = useOpenPalette()
  return (
    <nav
      aria-label={texts.navigation}
      className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {first.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={slotClass}>
          <Icon aria-hidden />
          {label}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={openPalette} className={slotClass}>
        <Search aria-hidden />
        {texts.search}
      </button>
      <MorePlaces places={rest} className={slotClass} />
    </nav>
  )
}
