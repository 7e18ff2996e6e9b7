import type { TierView } from '#server/businesses/plans/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { countOf, isFree, linesOf, priceOf } from './plans.ts'
import { Heading, Points, Section } from './Section.tsx'
import { texts } from './texts.ts'

const words = texts.pricing
/** The plan marked as popular (spec section 2). */
const POPULAR = 'Pro'

/** The prices of the present plans near the top of the page; each leads to the plans. */
export function PriceLine({ tiers }: { tiers: TierView[] }) {
  return (
    <section id="prices" aria-label={words.inShort} className="border-line border-t">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-12 gap-y-4 px-4 py-5 sm:px-6 lg:px-10">
        <ul className="grid grow grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-4 gap-y-3">
          {tiers.map((tier) => (
            <li key={tier.id} className="border-accent border-s-4 ps-3">
              <p className="font-semibold">{tier.name}</p>
              <p className="flex flex-wrap items-baseline gap-x-1.5">
                <span className="display text-xl">{priceOf(tier)}</span>
                <span className="text-muted text-sm">{words.month}</span>
              </p>
              <p className="text-muted text-sm">
                {words.customers(countOf(tier.max_customers), tier.max_customers === 1)}
              </p>
            </li>
          ))}
        </ul>
        <a href="#pricing" className={`${buttonClass('secondary')} h-11! max-sm:w-full`}>
          {words.toPlans}
        </a>
      </div>
    </section>
  )
}

/** A card for each present plan. */
export function Pricing({ tiers, canText }: { tiers: TierView[]; canText: boolean }) {
  return (
    <Section id="pricing">
      <Heading title={words.title}>{words.lead}</Heading>
      <ul className="mt-6 grid gap-x-6 gap-y-6 lg:mt-8 md:auto-cols-fr md:grid-flow-col">
        {tiers.map((tier) => (
          <Plan key={tier.id} tier={tier} popular={tier.name === POPULAR} canText={canText} />
        ))}
      </ul>
    </Section>
  )
}

type PlanProps = { tier: TierView; popular: boolean; canText: boolean }

function Plan({ tier, popular, canText }: PlanProps) {
  const free = isFree(tier)
  const note = free ? words.freeNote : tier.stripe_price_id ? words.trial : words.noCard
  return (
    <li
      className={`relative flex flex-col rounded-xl bg-surface p-4 sm:p-5 lg:p-6 ${popular ? 'shadow-soft outline-2 outline-accent' : 'border border-line'}`}
    >
      {popular && (
        <p className="absolute end-6 -top-3.5 rounded-full bg-accent px-3 py-1 font-semibold text-on-accent text-sm">
          {words.popular}
        </p>
      )}
      <div className="flex items-baseline justify-between gap-x-4 md:block">
        <h3 className="font-semibold text-lg">{tier.name}</h3>
        <p className="flex items-baseline gap-2 md:mt-1">
          <span className="display text-2xl leading-none lg:text-[2.75rem]">{priceOf(tier)}</span>
          <span className="text-muted">{words.month}</span>
        </p>
      </div>
      <p className="mt-1 text-muted text-sm">{note}</p>
      <div className="mb-5 flex-1 max-md:[&>ul]:mt-3">
        <Points
          points={linesOf(tier, canText)}
          className="max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-sm:text-sm"
        />
      </div>
      <a
        href={`/signup?tier=${tier.id}`}
        className={`${buttonClass(popular ? 'primary' : 'secondary', 'large')} max-md:h-12!`}
      >
        {free ? words.startFree : words.startTrial}
        <span className="sr-only">: {tier.name}</span>
      </a>
    </li>
  )
}
