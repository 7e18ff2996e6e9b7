import { Link, useLocation } from '@tanstack/react-router'
import { CircleUser, Info } from 'lucide-react'
import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { Logo } from '#web/ui/layout/Logo.tsx'
import { placesInGroups } from '../page/places.ts'
import { SignOutButton } from '../page/SignOutButton.tsx'
import { ThemeSwitch } from '../page/ThemeSwitch.tsx'
import { texts } from '../page/texts.ts'
import { mayOpen } from '../session/mayOpen.ts'
import { useSession } from '../session/session.ts'
import { BusinessSwitcher } from './BusinessSwitcher.tsx'
import { MarketingGroup } from './MarketingGroup.tsx'
import { MorePlaces } from './MorePlaces.tsx'
import { PlaceLinks } from './PlaceLinks.tsx'
import { SearchButton } from './palette/SearchButton.tsx'
import { SuperAdminLink } from './SuperAdminLink.tsx'

/**
 * Links to every screen: a wide column on desks, a narrow one on tablets; a low window has the rest behind 'More'.
 * Phones have the bottom bar.
 */
export function Sidebar() {
  const session = useSession()
  const { pathname } = useLocation()
  const { business, is_super_admin } = session
  const { before, marketing, shown, account } = placesInGroups(session)
  return (
    <aside className="sticky top-0 hidden h-dvh w-28 shrink-0 flex-col border-line border-e bg-surface px-1.5 py-3 md:flex lg:w-64 lg:p-4">
      <div className="mb-1 flex items-center gap-3 px-1 py-2 md:max-lg:flex-col">
        <Avatar isBusiness name={business.company_name} imageUrl={business.logo_url} />
        <p className="line-clamp-2 min-w-0 flex-1 font-semibold text-base leading-tight wrap-anywhere md:max-lg:sr-only">
          {business.company_name}
        </p>
        <BusinessSwitcher />
      </div>
      <SearchButton />
      {/* A scrolling box cuts off at its edges: the room is for the focus ring of a link. */}
      <nav aria-label={texts.navigation} className="more-shade -m-1 flex-1 overflow-y-auto p-1">
        <ul className="flex flex-col gap-0.5 cramped:gap-0">
          <PlaceLinks places={before} />
          {marketing.length > 0 && <MarketingGroup places={marketing} />}
          <PlaceLinks places={shown} />
          <PlaceLinks places={account} className="crowded:hidden cramped:hidden" />
          <li className="hidden crowded:list-item">
            <MorePlaces places={[...marketing, ...account]} className="place-link" />
          </li>
          <li className="hidden cramped:list-item">
            <MorePlaces places={account} className="place-link" />
          </li>
          {is_super_admin && (
            <li className="crowded:hidden cramped:hidden">
              <SuperAdminLink className="place-link" />
            </li>
          )}
          {mayOpen(session, '/help') && (
            <li className="crowded:hidden cramped:hidden">
              <Link to="/help" search={{ at: pathname }} className="place-link">
                <Info aria-hidden />
                {texts.help}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <Account />
    </aside>
  )
}

function Account() {
  const session = useSession()
  const { user } = session
  const hasAccount = mayOpen(session, '/account')
  return (
    <div className="flex flex-col gap-1 pt-3 crowded:hidden cramped:hidden">
      {/* A tablet's column needs the room for the screens; there the switch is on the account's screen. */}
      <div className={hasAccount ? 'md:max-lg:hidden' : ''}>
        <ThemeSwitch inRail />
      </div>
      {hasAccount && (
        <>
          <Link to="/account" className="place-link py-1" title={user.email}>
            <CircleUser aria-hidden />
            <span className="min-w-0">
              {texts.account}
              <span className="block truncate font-normal text-sm max-lg:hidden [@media(max-height:60rem)]:hidden">
                {user.email}
              </span>
            </span>
          </Link>
          <SignOutButton />
        </>
      )}
      <Logo className="px-1 pt-2 text-muted max-lg:hidden [@media(max-height:60rem)]:hidden" />
    </div>
  )
}
