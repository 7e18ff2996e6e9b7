import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import {
  ArrowLeft,
  Building2,
  CircleUser,
  Coins,
  HeartPulse,
  History,
  LayoutDashboard,
  Megaphone,
  Send,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SignOutButton } from '#web/console/page/SignOutButton.tsx'
import { ThemeSwitch } from '#web/console/page/ThemeSwitch.tsx'
import { texts as shellTexts } from '#web/console/page/texts.ts'
import { sessionQuery } from '#web/console/session/session.ts'
import { Logo } from '#web/ui/layout/Logo.tsx'
import { texts } from './texts.ts'

const places = [
  { to: '/admin/dashboard', label: texts.places.dashboard, icon: LayoutDashboard },
  { to: '/admin/tenants', label: texts.places.tenants, icon: Building2 },
  { to: '/admin/users', label: texts.places.users, icon: UserRound },
  { to: '/admin/config', label: texts.places.config, icon: SlidersHorizontal },
  { to: '/admin/credits', label: texts.places.credits, icon: Coins },
  { to: '/admin/announcements', label: texts.places.announcements, icon: Megaphone },
  { to: '/admin/test-communications', label: texts.places.tests, icon: Send },
  { to: '/admin/audit', label: texts.places.audit, icon: History },
  { to: '/admin/health', label: texts.places.health, icon: HeartPulse },
] as const

const linkClass =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-md px-3 font-semibold text-muted transition-colors hover:bg-quiet hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text [&>svg]:size-5 [&>svg]:shrink-0'

/**
 * On phones the icon is above the word, and the places take two lines. On tablets there is no icon, and the bar scrolls
 * sideways if the places don't fit.
 */
const placeClass = `${linkClass} sm:max-lg:[&>svg]:hidden max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:px-0.5 max-sm:text-sm max-sm:tracking-tight`

/** The frame of the platform's screens: a column on desks, a bar at the top on phones and tablets. */
export default function AdminShell() {
  const { pathname } = useLocation()
  const bar = useRef<HTMLUListElement>(null)
  // Where the bar scrolls sideways, the present place would otherwise be out of sight.
  useEffect(() => {
    const present = bar.current?.querySelector('[aria-current=page]')
    present?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <>
      <a
        href="#content"
        className="fixed start-2 top-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
      >
        {shellTexts.skip}
      </a>
      <div className="lg:flex">
        <aside className="flex flex-col gap-x-6 gap-y-2 max-lg:gap-y-1 border-line bg-surface p-4 max-lg:border-b max-lg:py-2 lg:sticky lg:top-0 lg:h-dvh lg:w-64 lg:shrink-0 lg:border-e">
          <Head />
          <nav aria-label={texts.navigation} className="min-w-0 flex-1">
            <ul
              ref={bar}
              className="max-sm:grid max-sm:grid-cols-[repeat(5,auto)] max-[21rem]:grid-cols-3 max-sm:gap-y-1 sm:flex sm:gap-1 sm:max-lg:-mx-4 sm:max-lg:overflow-x-auto sm:max-lg:px-4 sm:max-lg:py-1 lg:flex-col"
            >
              {places.map(({ to, label, icon: Icon }) => (
                <li key={to} className="sm:max-lg:shrink-0">
                  <Link to={to} className={placeClass}>
                    <Icon aria-hidden />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Account />
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <Outlet />
        </main>
      </div>
    </>
  )
}

/** Says that these are the platform's screens, with a link back for a super admin who also has a business. */
function Head() {
  const { data: session } = useQuery(sessionQuery)
  const hasBusiness = Boolean(session?.business)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 lg:mb-4 lg:flex-col lg:items-stretch lg:gap-1">
      <Logo className="px-1 max-lg:me-auto" />
      <p className={`px-1 text-muted text-sm ${hasBusiness ? 'max-lg:hidden' : ''}`}>{texts.navigation}</p>
      {hasBusiness && (
        <Link
          to="/dashboard"
          className={`${linkClass} max-sm:gap-2 max-sm:whitespace-normal max-sm:px-1 max-sm:text-sm max-sm:leading-tight lg:mt-3`}
        >
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          {texts.backToBusiness}
        </Link>
      )}
      <BarAccount />
    </div>
  )
}

/** The signed-in super admin's account and the sign-out, at the end of the bar's first line; icons on phones. */
function BarAccount() {
  const { data: session } = useQuery(sessionQuery)
  return (
    <div className="-me-3 flex lg:hidden">
      <Link to="/admin/account" className={linkClass} title={session?.user.email}>
        <CircleUser aria-hidden />
        <span className="max-sm:sr-only">{shellTexts.account}</span>
      </Link>
      <SignOutButton inRail={false} isIcon />
    </div>
  )
}

/** The signed-in super admin's account and the sign-out, at the foot of the column on desks. */
function Account() {
  const { data: session } = useQuery(sessionQuery)
  return (
    <div className="flex flex-col gap-3 max-lg:hidden">
      <ThemeSwitch />
      <Link to="/admin/account" className={`${linkClass} min-w-0 py-1`} title={session?.user.email}>
        <CircleUser aria-hidden />
        <span className="min-w-0">
          {shellTexts.account}
          <span className="block truncate font-normal text-sm">{session?.user.email}</span>
        </span>
      </Link>
      <SignOutButton inRail={false} />
    </div>
  )
}
