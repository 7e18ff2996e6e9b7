import type { TierView } from '#server/businesses/plans/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { isFree, linesOf, priceOf } from './plans.ts'
import { Heading, Points, Section } from './Section.tsx'
import { texts } from './texts.ts'

const words = texts.pricing
/** The plan marked as popular (spec section 2). */
const POPULAR = 'Pro'

/** A card for each present plan. */
export function Pricing({ tiers, canText }: { tiers: TierView[]; canText: boolean }) {
  return (
    <Section id="pricing">
      <Heading title={words.title}>{words.lead}</Heading>
      <ul className="mt-12 grid gap-6 md:auto-cols-fr md:grid-flow-col">
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
      className={`relative flex flex-col rounded-xl bg-surface p-6 lg:p-8 ${popular ? 'shadow-soft outline-2 outline-accent' : 'border border-line'}`}
    >
      {popular && (
        <p className="absolute -top-3.5 right-6 rounded-full bg-accent px-3 py-1 font-semibold text-on-accent text-sm">
          {words.popular}
        </p>
      )}
      <h3 className="font-semibold text-lg">{tier.name}</h3>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="display text-[2.75rem] leading-none">{priceOf(tier)}</span>
        <span className="text-muted">{words.month}</span>
      </p>
      <p className="mt-2 text-muted text-sm">{note}</p>
      <div className="mb-8 flex-1">
        <Points points={linesOf(tier, canText)} />
      </div>
      <a
        href={`/signup?tier=${tier.id}`}
        className={`${buttonClass(popular ? 'primary' : 'secondary', 'large')}`}
      >
        {free ? words.startFree : words.startTrial}
        <span className="sr-only">: {tier.name}</span>
      </a>
    </li>
  )
}
