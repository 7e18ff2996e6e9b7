import { Check, Stamp } from 'lucide-react'
import type { TierView } from '#server/businesses/plans/contract.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { FIRST_STAMPS, PLACES, stampCard } from './examples.ts'
import { countOf, isFree } from './plans.ts'
import { texts } from './texts.ts'

const words = texts.hero

/** Regulars in one line, and a card to tap. */
export function Hero({ tiers }: { tiers: TierView[] }) {
  const free = tiers.find(isFree)
  const facts = free ? words.facts(countOf(free.max_customers), free.max_customers === 1) : []
  return (
    <section className="relative overflow-clip">
      <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 pt-8 pb-16 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:gap-6 lg:px-10 lg:pt-14 lg:pb-28">
        <div>
          <h1 className="display text-hero">{words.title}</h1>
          <p className="mt-6 max-w-xl text-pretty text-lg text-muted lg:text-xl lg:leading-normal">
            {words.lead}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="/signup" className={`${buttonClass('primary', 'large')} max-sm:flex-1`}>
              {words.start}
            </a>
            <a href="#how" className={`${buttonClass('secondary', 'large')} max-sm:flex-1`}>
              {words.how}
            </a>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-muted">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-1.5">
                <Check aria-hidden className="size-4 text-success-text" strokeWidth={3} />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <CardToTap />
      </div>
    </section>
  )
}

/** The card has seven stamps. The script lets visitors stamp it, with further states from templates in the page. */
function CardToTap() {
  return (
    <div className="relative isolate flex flex-col items-center py-10 lg:py-16">
      <div
        aria-hidden
        className="absolute top-1/2 left-1/2 -z-10 aspect-square w-[min(30rem,118%)] -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent lg:w-[min(38rem,118%)]"
      />
      <div
        id="card"
        className="w-full max-w-104 -rotate-4 touch-manipulation select-none transition-transform duration-200 data-live:cursor-pointer data-live:hover:-rotate-2 data-live:active:scale-[0.98]"
      >
        <LoyaltyCard {...stampCard(FIRST_STAMPS)} />
      </div>
      <div className="mt-8 flex min-h-14 flex-col items-center gap-2">
        <button
          id="stamp"
          type="button"
          hidden
          data-said={words.said(-1, PLACES)}
          data-full={words.full}
          data-first={FIRST_STAMPS}
          data-again={words.hintReady}
          className="h-14 animate-nudge items-center gap-2.5 rounded-full bg-on-accent px-6 font-semibold text-[#ffe9da] text-lg shadow-soft transition active:scale-95 not-[[hidden]]:inline-flex"
        >
          <Stamp aria-hidden className="size-5" />
          <span>{words.hint}</span>
        </button>
        <p className="font-semibold text-on-accent text-sm">{words.example}</p>
        <p id="stamped" role="status" className="sr-only" />
      </div>
      {Array.from({ length: PLACES }, (_, index) => {
        const key = `stamps-${index}`
        return (
          <template key={key} data-stamps={index + 1}>
            <LoyaltyCard {...stampCard(index + 1, 1)} />
          </template>
        )
      })}
    </div>
  )
}
