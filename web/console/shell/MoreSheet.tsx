import { Link, useLocation } from '@tanstack/react-router'
import { CircleUser, Info } from 'lucide-react'
import { Sheet } from '#web/ui/dialogs/Sheet.tsx'
import type { PlaceLink } from '../page/places.ts'
import { SignOutButton } from '../page/SignOutButton.tsx'
import { ThemeSwitch } from '../page/ThemeSwitch.tsx'
import { texts } from '../page/texts.ts'
import { mayOpen } from '../session/mayOpen.ts'
import { useSession } from '../session/session.ts'
import { BusinessList } from './BusinessList.tsx'
import { LazyUnread } from './LazyUnread.tsx'
import { SuperAdminLink } from './SuperAdminLink.tsx'

export type MoreSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  places: readonly PlaceLink[]
}

const linkClass =
  'flex min-h-12 items-center gap-3 rounded-md px-3 font-semibold aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text [&>svg]:size-5'

/** The places, and the account, that have no room in a phone's bar or in the rail of a low tablet. */
export default function MoreSheet({ open, onOpenChange, places: rest }: MoreSheetProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const { business, user, is_super_admin } = session
  const hasAccount = mayOpen(session, '/account')
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={business.company_name} description={user.email}>
      <BusinessList />
      {rest.length > 0 && (
        <ul className="mb-4">
          {rest.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className={linkClass} onClick={() => onOpenChange(false)}>
                <Icon aria-hidden />
                {label}
                {to === '/communications' && <LazyUnread />}
              </Link>
            </li>
          ))}
          {is_super_admin && (
            <li>
              <SuperAdminLink className={linkClass} />
            </li>
          )}
        </ul>
      )}
      {hasAccount && (
        <Link to="/account" className={`mb-4 ${linkClass}`} onClick={() => onOpenChange(false)}>
          <CircleUser aria-hidden />
          {texts.account}
        </Link>
      )}
      {mayOpen(session, '/help') && (
        <Link
          to="/help"
          search={{ at: pathname }}
          className={`mb-4 ${linkClass}`}
          onClick={() => onOpenChange(false)}
        >
          <Info aria-hidden />
          {texts.help}
        </Link>
      )}
      <p className="mb-2 font-semibold text-muted text-sm">{texts.theme.legend}</p>
      <ThemeSwitch />
      {hasAccount && (
        <div className="mt-4 grid">
          <SignOutButton />
        </div>
      )}
    </Sheet>
  )
}
