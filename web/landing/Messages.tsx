import type { TierView } from '#server/businesses/plans/contract.ts'
import { Stats } from '#web/figures/Stats.tsx'
import { figures, format, sampleTexts } from './examples.ts'
import { countOf } from './plans.ts'
import { Figure, Heading, Points, Section } from './Section.tsx'
import { texts } from './texts.ts'

type Tiers = { tiers: TierView[] }

export function Sms({ tiers, textsBeforePayment }: Tiers & { textsBeforePayment: number }) {
  const words = texts.sms
  const cost = tiers[0]?.credit_cost_sms ?? 0
  const oneCost = tiers.every((tier) => tier.credit_cost_sms === cost)
  return (
    <Section id="sms">
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-20">
        <div>
          <Heading title={words.title}>{words.lead}</Heading>
          <Points points={words.points} />
        </div>
        <div className="flex flex-col gap-5">
          <Figure caption={words.figure}>
            <ul className="flex flex-col items-start gap-2">
              {sampleTexts.map((text) => (
                <li
                  key={text}
                  className="max-w-104 rounded-lg rounded-es-sm bg-raised px-4 py-3 shadow-soft forced-colors:border"
                >
                  {text}
                </li>
              ))}
            </ul>
          </Figure>
          <Allowances tiers={tiers} />
          <p className="-mt-2 text-pretty text-muted text-sm">
            {oneCost && `${words.beyond(countOf(cost), cost === 1)} `}
            {words.beforePayment(countOf(textsBeforePayment), textsBeforePayment === 1)}
          </p>
        </div>
      </div>
    </Section>
  )
}

function Allowances({ tiers }: Tiers) {
  const words = texts.sms
  return (
    <table className="w-full">
      <caption className="mb-2 text-start font-semibold">{words.allowance}</caption>
      <thead className="text-muted text-sm">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 text-start font-normal">
            {words.plan}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {words.perMonth}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {words.credits}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.id} className="border-line border-b">
            <th scope="row" className="py-2 text-start font-semibold">
              {tier.name}
            </th>
            <td className="py-2 text-end">{countOf(tier.max_sms_monthly)}</td>
            <td className="py-2 text-end">{countOf(tier.initial_credits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Email({ words }: { words: typeof texts.email }) {
  return (
    <section id="email" className="bg-accent-soft">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-3 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_1.6fr] lg:px-10 lg:py-10">
        <h2 className="display text-[1.875rem] leading-tight sm:text-2xl lg:text-[2.5rem] lg:leading-[1.05]">
          {words.title}
        </h2>
        <div className="flex flex-col gap-2">
          <p className="text-pretty sm:text-lg">{words.lead}</p>
          <p className="text-pretty">
            {words.more} {words.openRate}
          </p>
        </div>
      </div>
    </section>
  )
}

export function Analytics({ canText }: { canText: boolean }) {
  const words = texts.analytics
  return (
    <Section id="analytics">
      <div className="grid items-center gap-6 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
        <div>
          <Heading title={words.title}>{words.lead}</Heading>
          <Points points={words.points} />
        </div>
        <Figure caption={words.figure}>
          <div className="max-sm:[zoom:0.82] sm:max-lg:[&>section]:grid-cols-3">
            <Stats figures={figures} format={format} canText={canText} />
          </div>
        </Figure>
      </div>
    </Section>
  )
}
