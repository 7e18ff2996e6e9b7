import { QrCode, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PortalCard } from '#server/portal/card/contract.ts'
import { initial } from '#web/card/CardFrame.tsx'
import { cardColours } from '#web/card/colour.ts'
import type { Format } from '../format.ts'
import { texts } from '../texts.ts'

const t = texts.dashboard

type HeroProps = {
  card: PortalCard
  format: Format
  onShowCode: () => void
  onProfile: () => void
  onLogOut: () => void
}

/** The head of the card in the business's colour: the business's name, the customer's name, and the next reward. */
export function Hero({ card, format, onShowCode, onProfile, onLogOut }: HeroProps) {
  const { business, customer, next_reward } = card
  const { base, mark, ink } = cardColours(business.brand_color)
  const [before, name, after] = next_reward ? texts.next(next_reward, format) : []
  const [greeting, firstName, end] = t.welcome(customer.first_name)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // Shading goes away from the ink's own brightness, so it only adds contrast.
  const light =
    ink === 'light' ? 'from-transparent via-black/5 to-black/30' : 'from-white/30 via-white/5 to-transparent'
  return (
    <header style={{ backgroundColor: base, color: mark }} className="[--color-focus:currentColor]">
      <div className={`bg-linear-to-br ${light}`}>
        <div className="@container mx-auto flex max-w-6xl flex-col px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-5 sm:px-8 sm:pb-8">
          <div className="flex items-center gap-3">
            {business.logo_url ? (
              <img src={business.logo_url} alt="" className="size-10 shrink-0 rounded-full object-cover" />
            ) : (
              <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 shrink-0">
                <circle cx="20" cy="20" r="20" fill="currentColor" />
                <text x="20" y="27" textAnchor="middle" fontSize="20" fill={base} className="display">
                  {initial(business.company_name)}
                </text>
              </svg>
            )}
            <p
              dir="auto"
              className="wrap-anywhere line-clamp-3 min-w-0 flex-1 font-semibold leading-tight sm:line-clamp-2 sm:text-lg"
            >
              {business.company_name}
            </p>
            <div className="flex shrink-0 items-center">
              <button
                type="button"
                onClick={onProfile}
                className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md font-semibold underline-offset-4 hover:underline @lg:px-3"
              >
                <UserRound aria-hidden className="size-6 @lg:size-5" />
                <span className="sr-only @lg:not-sr-only">{t.profile}</span>
              </button>
              <button
                type="button"
                onClick={onLogOut}
                className="-me-3 min-h-11 shrink-0 rounded-md px-3 font-semibold underline-offset-4 hover:underline"
              >
                {t.logOut}
              </button>
            </div>
          </div>
          <h1 ref={heading} tabIndex={-1} className="display wrap-anywhere mt-3 text-xl sm:mt-8 sm:text-2xl">
            {greeting}
            <bdi>{firstName}</bdi>
            {end}
          </h1>
          {next_reward && (
            <p className="wrap-anywhere mt-1 max-w-2xl text-pretty sm:text-lg">
              {before}
              <bdi>{name}</bdi>
              {after}
            </p>
          )}
          <button
            type="button"
            onClick={onShowCode}
            style={{ backgroundColor: mark, color: base }}
            className="mt-4 inline-flex h-12 items-center gap-3 sm:h-14 self-stretch rounded-md px-6 font-semibold text-lg transition active:scale-[0.98] max-sm:justify-center sm:self-start"
          >
            <QrCode aria-hidden className="size-6" />
            {t.showCode}
          </button>
        </div>
      </div>
    </header>
  )
}
