import { Link } from '@tanstack/react-router'
import type { PlaceLink } from '../page/places.ts'
import { LazyUnread } from './LazyUnread.tsx'

export const linkClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 font-semibold text-muted transition-colors hover:bg-quiet hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text md:max-lg:flex-col md:max-lg:justify-center md:max-lg:gap-0.5 md:max-lg:px-0 md:max-lg:py-1 md:max-lg:text-center md:max-lg:text-sm md:max-lg:tracking-tight lg:pointer-fine:min-h-9 [&>svg]:size-5 [&>svg]:shrink-0'

/** Screens in the sidebar, one below the other. */
export function PlaceLinks({ places, className }: { places: PlaceLink[]; className?: string }) {
  return places.map(({ to, label, icon: Icon }) => (
    <li key={to} className={className}>
      <Link to={to} className={`relative ${linkClass}`}>
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
