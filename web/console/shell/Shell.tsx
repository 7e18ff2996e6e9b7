import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { workIn } from '#web/client/api.ts'
import { ReadOnly } from '#web/ui/buttons/ReadOnly.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { texts } from '../page/texts.ts'
import { keepForOffline, onceAnswered } from '../session/offline.ts'
import { may, SessionContext, sessionQuery } from '../session/session.ts'
import { BottomBar } from './BottomBar.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Palette } from './palette/Palette.tsx'
import { Sidebar } from './Sidebar.tsx'

const NoBusiness = lazyPart(() => import('./NoBusiness.tsx'))
const StandingBanner = lazyPart(() => import('./StandingBanner.tsx'))
const PaymentDue = lazyPart(() => import('../billing/PaymentDue.tsx'))
const ImpersonationBar = lazyPart(() => import('../impersonation/ImpersonationBar.tsx'))
const Uploads = lazyPart(() => import('../counter/kept/Uploads.tsx'))
const TillBar = lazyPart(() => import('../shared-till/TillBar.tsx'))
const WhoIsAtTheTill = lazyPart(() => import('../shared-till/WhoIsAtTheTill.tsx'))

/**
 * Asks often while the till is shared: the server knows when somebody has left it, and the screen must learn it soon.
 */
const askWhileShared = ({ state: { data } }: { state: { data?: SessionView | null } }) =>
  data?.shared_till?.is_anybody_there ? 15_000 : false

/** Height of the till bar; screens that fill the window subtract it. */
const tillBarHeight = '[--till-bar:3rem]'

/** The frame around every screen of a business, for its signed-in members. */
export function Shell() {
  const { data: session } = useQuery({ ...sessionQuery, refetchInterval: askWhileShared })
  // Set before any screen inside sends a request.
  useLayoutEffect(() => workIn(session?.business?.id), [session?.business?.id])
  const client = useQueryClient()
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => onceAnswered(client, () => setAnswered(true)), [client])
  useEffect(() => {
    if (isAnswered) keepForOffline()
  }, [isAnswered])
  // Between a sign-out and the redirect to /login.
  if (!session) return <Spinner fill="screen" text={texts.loading} />
  const { business } = session
  if (!business)
    return (
      <Suspense fallback={<Spinner fill="screen" text={texts.loading} />}>
        <NoBusiness leftBusiness={session.left_shop} />
      </Suspense>
    )
  if (session.shared_till && !session.shared_till.is_anybody_there)
    return (
      <SessionContext value={{ ...session, business }}>
        <Suspense fallback={<Spinner fill="screen" text={texts.loading} />}>
          <WhoIsAtTheTill />
        </Suspense>
      </SessionContext>
    )
  return (
    <SessionContext value={{ ...session, business }}>
      <ReadOnly value={session.look && texts.readOnly}>
        <a
          href="#content"
          className="fixed start-2 top-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0 print:hidden"
        >
          {texts.skip}
        </a>
        {isAnswered && !session.look && may(session, 'till') && (
          <Suspense>
            <Uploads />
          </Suspense>
        )}
        <Palette>
          <div className="md:flex">
            <Sidebar />
            <main
              key={`${business.id} ${session.user.id}`}
              id="content"
              tabIndex={-1}
              className={`min-w-0 flex-1 pb-24 outline-none md:flex md:min-h-dvh md:flex-col md:pb-0 ${session.shared_till ? tillBarHeight : ''}`}
            >
              {session.look && (
                <Suspense>
                  <ImpersonationBar />
                </Suspense>
              )}
              {session.shared_till && (
                <Suspense>
                  <TillBar />
                </Suspense>
              )}
              <OfflineBanner />
              {business.standing !== 'open' && (
                <Suspense>
                  <StandingBanner />
                </Suspense>
              )}
              {business.subscription_status === 'past_due' && (
                <Suspense>
                  <PaymentDue />
                </Suspense>
              )}
              <Outlet />
            </main>
          </div>
          <BottomBar />
        </Palette>
      </ReadOnly>
    </SessionContext>
  )
}
