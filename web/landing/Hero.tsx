import { Check, Stamp } from 'lucide-react'
import type { TierView } from '#server/businesses/plans/contract.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { business, coffee, FIRST_STAMPS, PLACES } from './exampleCafe.ts'
import { countOf, isFree } from './plans.ts'
import { texts } from './texts.ts'

const words = texts.hero

/** Regulars in one line, and a card to tap. */
export function Hero({ tiers }: { tiers: TierView[] }) {
  const free = tiers.find(isFree)
  const facts = free ? words.facts(countOf(free.max_customers), free.max_customers === 1) : []
  return (
    <section className="relative overflow-clip">
      <div className="mx-auto grid max-w-7xl items-center gap-4 px-4 sm:gap-8 pt-4 pb-8 sm:pt-6 sm:pb-10 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:gap-6 lg:px-10 lg:pt-8 lg:pb-14">
        <div>
          <h1 className="display text-hero">{words.title}</h1>
          <p className="mt-4 max-w-xl text-pretty text-lg sm:mt-6 text-muted lg:text-xl lg:leading-normal">
            {words.lead}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
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

/** The card has seven stamps. The script lets visitors stamp it, with the states at the page's end. */
function CardToTap() {
  return (
    <div className="relative isolate flex flex-col items-center py-8 lg:py-14">
      <div
        id="card"
        className="w-full max-w-104 -rotate-4 touch-manipulation select-none transition-transform duration-200 data-live:cursor-pointer data-live:hover:-rotate-2 data-live:active:scale-[0.98]"
      >
        <LoyaltyCard program={coffee} business={business} progress={{ stamps_current: FIRST_STAMPS }} />
      </div>
      <div className="mt-8 flex min-h-21 flex-col items-center justify-end gap-2">
        <button
          id="stamp"
          type="button"
          hidden
          data-said={words.said(-1, PLACES)}
          data-full={words.full}
          data-first={FIRST_STAMPS}
          data-again={words.hintReady}
          className="h-14 animate-nudge items-center forced-colors:border gap-2.5 rounded-full bg-on-accent px-6 font-semibold text-[#ffe9da] text-lg shadow-soft transition active:scale-95 not-[[hidden]]:inline-flex"
        >
          <Stamp aria-hidden className="size-5" />
          <span>{words.hint}</span>
        </button>
        <p className="font-semibold text-on-accent text-sm">{words.example}</p>
        <p id="stamped" role="status" className="sr-only" />
      </div>
      {/* After the card, so that it is not drawn around a card that has only half arrived. */}
      <div
        aria-hidden
        className="absolute top-1/2 left-1/2 -z-10 aspect-square w-[min(30rem,118%)] -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent lg:w-[min(34rem,112%)]"
      />
    </div>
  )
}
