import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { faces } from './examples.ts'
import { Heading, Section } from './Section.tsx'
import { texts } from './texts.ts'

const words = texts.rewards

/** The five kinds of programs by their cards; on phones in a row that scrolls. */
export function RewardTypes() {
  return (
    <Section id="rewards">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <Heading title={words.title}>{words.lead}</Heading>
        <p className="text-muted text-sm">{words.examples}</p>
      </div>
      <ul
        aria-label={words.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip scrolls sideways, by keyboard too
        tabIndex={0}
        className="-mx-4 mt-5 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-4 lg:mx-0 lg:mt-7 lg:grid lg:grid-cols-5 lg:gap-5 lg:overflow-visible lg:p-0"
      >
        {faces.map(({ type, ...card }) => (
          <li key={type} className="w-[min(17rem,76vw)] shrink-0 snap-start lg:w-auto">
            <div className="lg:[zoom:0.82]">
              <LoyaltyCard {...card} />
            </div>
            <h3 className="mt-3 font-semibold text-lg">{words.types[type].title}</h3>
            <p className="mt-1 text-pretty text-muted">{words.types[type].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
