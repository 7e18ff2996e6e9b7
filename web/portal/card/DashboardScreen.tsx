import { useEffect, useState } from 'react'
import type { PortalCard } from '#server/portal/card/contract.ts'
import { auth, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { brandStyle } from '../brand.ts'
import { createFormat } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { goTo, places } from '../navigation.ts'
import { keepForOffline, useInstall } from '../offline.ts'
import { forgetCustomer } from '../remembered.ts'
import { WaysOrCounter } from '../sign-in/ContactOverlay.tsx'
import { useEntry } from '../sign-in/useEntry.ts'
import { texts } from '../texts.ts'
import { useTitle } from '../useTitle.ts'
import { CodeOverlay, type Shown } from './CodeOverlay.tsx'
import { Hero } from './Hero.tsx'
import { History } from './History.tsx'
import { News } from './News.tsx'
import { Programs } from './Programs.tsx'
import { Rewards } from './Rewards.tsx'
import { type CardState, useCard } from './useCard.ts'

const t = texts.dashboard

/** The customer's cards, rewards and history at their business. */
export function DashboardScreen() {
  const { reload, ...state } = useCard()
  const { problem, run } = useEntry()
  const logOut = () =>
    void run(async () => {
      await call(auth.portal['sign-out'].$post())
      forgetCustomer()
      goTo(places.login, { replace: true })
    })
  if (!state.card) return <Loading failure={state.failure} onRetry={reload} />
  return <Card {...state} card={state.card} stuck={problem !== null} onReload={reload} onLogOut={logOut} />
}

type CardProps = CardState & {
  card: PortalCard
  /** True if signing out failed. */
  stuck: boolean
  onReload: () => Promise<void>
  onLogOut: () => void
}

function Card({ card, before, offline, failure, stuck, onReload, onLogOut }: CardProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const { business } = card
  const format = createFormat(business)
  const install = useInstall()
  const [claimed, setClaimed] = useState<string[]>([])
  const onClaim = (id: string) => {
    setClaimed((ids) => [...ids, id])
    return onReload()
  }
  const programs = { card, before, format, onChange: onClaim, onShow: setShown }
  const { company_name, brand_color } = business
  useTitle(`${t.title} · ${company_name}`)
  useEffect(() => keepForOffline({ brand_color }), [brand_color])
  return (
    <div className="min-h-dvh" style={brandStyle(brand_color)}>
      <Hero
        card={card}
        format={format}
        onShowCode={() => setShown('customer')}
        onProfile={() => goTo(places.profile)}
        onLogOut={onLogOut}
      />
      <main className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-5 sm:px-8 sm:py-8">
        {failure && (
          <Banner
            tone="warning"
            live
            action={
              <Button size="small" onClick={onReload}>
                {t.tryAgain}
              </Button>
            }
          >
            {offline ? t.offline(format.dayAndTime(card.as_of)) : failure}
          </Banner>
        )}
        <ErrorBanner message={stuck && t.logOutOffline} />
        <div
          className={`grid grid-cols-1 gap-6 lg:items-start ${card.programs.length > 1 ? 'lg:grid-cols-[2fr_1fr]' : 'lg:grid-cols-2'}`}
        >
          <Programs {...programs} />
          <Rewards
            rewards={card.rewards}
            programs={card.programs}
            format={format}
            onShow={setShown}
            onChange={onReload}
          />
        </div>
        {/* Below the cards and the rewards, which phones show without scrolling. */}
        <News card={card} before={before} claimed={claimed} />
        <History first={card.history} format={format} />
        <footer className="border-line border-t pt-6">
          <p dir="auto" className="display wrap-anywhere mb-2 text-lg">
            {company_name}
          </p>
          <WaysOrCounter business={business} />
          {install && <Button onClick={install}>{t.install}</Button>}
          {business.platform_line && <p className="mt-6 text-muted text-sm">{texts.by}</p>}
        </footer>
      </main>
      {shown && <CodeOverlay card={card} shown={shown} onReload={onReload} onClose={() => setShown(null)} />}
    </div>
  )
}
