import { Hero } from '#web/portal/card/Hero.tsx'
import { ProgramCard } from '#web/portal/card/ProgramCard.tsx'
import { createFormat } from '#web/portal/format.ts'
import { texts } from '#web/portal/texts.ts'
import { points as written } from '#web/till/texts.ts'
import { PLACES, points } from '../exampleCafe.ts'
import { format, portalCard } from '../examples.ts'
import { first } from './sale.ts'

const nothing = () => {}
const later = async () => {}

type CardProps = { now: string; stamps: number; animated: boolean }

/** The portal's card with this number of stamps, the last of them just pressed if it is animated. */
function Card({ now, stamps, animated }: CardProps) {
  const card = portalCard(now, stamps)
  return (
    <ProgramCard
      program={card.programs[0]!}
      card={card}
      before={animated ? portalCard(now, stamps - 1) : null}
      format={createFormat(card.business)}
      onChange={later}
      onShow={nothing}
    />
  )
}

/** The example customer's phone; in a narrow window only the card on it. */
export function CustomerPhone({ now }: { now: string }) {
  const card = portalCard(now, first.stamps)
  return (
    <div
      inert
      aria-hidden
      className="md:mx-auto md:h-[30rem] md:w-[15.9rem] md:overflow-clip md:rounded-[2.3rem] md:border-[0.6rem] md:border-[#2b2320] md:bg-canvas md:shadow-soft md:dark:border-[#3f3630]"
    >
      <div className="md:w-[391px] md:[zoom:0.602]">
        <div id="portal-screen" className="max-md:[&>header]:hidden max-md:[&_article>:last-child]:hidden">
          <Hero
            card={card}
            format={createFormat(card.business)}
            onShowCode={nothing}
            onProfile={nothing}
            onLogOut={nothing}
          />
          <div className="md:p-4">
            <Card now={now} stamps={first.stamps} animated={false} />
          </div>
        </div>
        <p className="flex items-baseline justify-between gap-3 px-1 pt-3 md:px-6 md:pt-1 md:text-lg">
          {points.name}
          <strong id="points-held">{written(first.points, format.number(first.points))}</strong>
        </p>
      </div>
    </div>
  )
}

/**
 * The portal's sentence and card for each number of stamps; the page's script puts them in place, the card also in the
 * first card of the page.
 */
export function PortalStates({ now }: { now: string }) {
  return Array.from({ length: PLACES }, (_, index) => {
    const stamps = index + 1
    const { business, next_reward } = portalCard(now, stamps)
    const [before, name, after] = texts.next(next_reward!, createFormat(business))
    return (
      <template key={stamps} data-stamps={stamps}>
        <p>
          {before}
          <bdi>{name}</bdi>
          {after}
        </p>
        <Card now={now} stamps={stamps} animated />
      </template>
    )
  })
}
