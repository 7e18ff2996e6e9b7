import { Link } from '@tanstack/react-router'
import type { PlaceLink } from '../page/places.ts'
import { LazyUnread } from './LazyUnread.tsx'

/** Screens in the sidebar, one below the other. */
export function PlaceLinks({ places, className }: { places: PlaceLink[]; className?: string }) {
  return places.map(({ to, label, icon: Icon }) => (
    <li key={to} className={className}>
      <Link to={to} className="relative place-link">
        <Icon aria-hidden />
        {label}
        {to === '/communications' && (
          // Beside the icon in a tablet's column, where a line of its own would stand between two screens.
          <span className="empty:hidden md:max-lg:absolute md:max-lg:end-5 md:max-lg:top-0">
            <LazyUnread />
          </span>
        )}
      </Link>
    </li>
  ))
}
