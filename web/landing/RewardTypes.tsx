import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { faces } from './examples.ts'
import { Heading, Section } from './Section.tsx'
import { texts } from './texts.ts'

const words = texts.rewards

/** The five kinds of programs by their cards; on phones in a row that scrolls. */
export function RewardTypes() {
  return (
    <Section id="rewards">
      <div className="grid gap-8 lg:grid-cols-3 lg:gap-10">
        <Heading title={words.title}>{words.lead}</Heading>
        <ul
          aria-label={words.scroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip scrolls sideways, by keyboard too
          tabIndex={0}
          className="contents max-lg:-mx-4 max-lg:flex max-lg:snap-x max-lg:scroll-px-4 max-lg:gap-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pt-1 max-lg:pb-4"
        >
          {faces.map(({ type, ...card }) => (
            <li key={type} className="max-lg:w-[min(21rem,82vw)] max-lg:shrink-0 max-lg:snap-start">
              <LoyaltyCard {...card} />
              <h3 className="mt-4 font-semibold text-lg">{words.types[type].title}</h3>
              <p className="mt-1 text-pretty text-muted">{words.types[type].text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-6 text-muted text-sm">{words.examples}</p>
    </Section>
  )
}
