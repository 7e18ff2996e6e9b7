import { useEffect, useState } from 'react'
import type { PortalCard, PortalReward } from '#server/portal/contract.ts'
import { api, call } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CodeOverlay } from './CodeOverlay.tsx'
import { Ways } from './ContactOverlay.tsx'
import { createFormat } from './format.ts'
import { Hero } from './Hero.tsx'
import { History } from './History.tsx'
import { Loading } from './Loading.tsx'
import { goTo, places } from './navigation.ts'
import { keepForOffline, useInstall } from './offline.ts'
import { Programs } from './Programs.tsx'
import { Rewards } from './Rewards.tsx'
import { forgetGuest } from './remembered.ts'
import { texts } from './texts.ts'
import { type CardState, useCard } from './useCard.ts'

const t = texts.dashboard

/** The guest's cards, rewards and history at their shop. */
export function DashboardScreen() {
  const { reload, ...state } = useCard()
  const logOut = async () => {
    forgetGuest()
    await call(api.portal['sign-out'].$post()).catch(() => {})
    goTo(places.login, { replace: true })
  }
  if (!state.card) return <Loading failure={state.failure} onRetry={reload} />
  return <Card {...state} card={state.card} onReload={reload} onLogOut={logOut} />
}

type CardProps = CardState & { card: PortalCard; onReload: () => Promise<void>; onLogOut: () => void }

function Card({ card, before, offline, failure, onReload, onLogOut }: CardProps) {
  const [shown, setShown] = useState<PortalReward | 'guest' | null>(null)
  const { shop } = card
  const format = createFormat(shop)
  const install = useInstall()
  useEffect(() => keepForOffline(shop), [shop])
  return (
    <div className="min-h-dvh">
      <Hero card={card} format={format} onShowCode={() => setShown('guest')} onLogOut={onLogOut} />
      <main className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-8 sm:px-8">
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
        <Programs card={card} before={before} format={format} onChange={onReload} />
        <Rewards rewards={card.rewards} format={format} onShow={setShown} onChange={onReload} />
        <History first={card.history} format={format} />
        <footer className="border-line border-t pt-6">
          <p dir="auto" className="display wrap-anywhere mb-2 text-lg">
            {shop.company_name}
          </p>
          <Ways shop={shop} />
          {install && <Button onClick={install}>{t.install}</Button>}
        </footer>
      </main>
      {shown && <CodeOverlay card={card} shown={shown} onReload={onReload} onClose={() => setShown(null)} />}
    </div>
  )
}
