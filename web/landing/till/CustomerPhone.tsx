import { Hero } from '#web/portal/card/Hero.tsx'
import { ProgramCard } from '#web/portal/card/ProgramCard.tsx'
import { createFormat } from '#web/portal/format.ts'
import { points as written } from '#web/till/texts.ts'
import { PLACES, points } from '../exampleCafe.ts'
import { format, portalCard } from '../examples.ts'
import { first } from './sale.ts'

const nothing = () => {}
const later = async () => {}

type PortalProps = { now: string; stamps: number; animated: boolean }

/** The portal as the example customer sees it with this number of stamps. */
function Portal({ now, stamps, animated }: PortalProps) {
  const card = portalCard(now, stamps)
  const before = animated ? portalCard(now, stamps - 1) : null
  const portalFormat = createFormat(card.business)
  return (
    <>
      <Hero card={card} format={portalFormat} onShowCode={nothing} onProfile={nothing} onLogOut={nothing} />
      <div className="flex flex-col gap-4 md:p-4">
        {card.programs.map((program) => (
          <ProgramCard
            key={program.id}
            program={program}
            card={card}
            before={before}
            format={portalFormat}
            onChange={later}
            onShow={nothing}
          />
        ))}
      </div>
    </>
  )
}

/** The example customer's phone; in a narrow window only the card on it. */
export function CustomerPhone({ now }: { now: string }) {
  return (
    <div
      inert
      aria-hidden
      className="md:mx-auto md:h-[30rem] md:w-[15.9rem] md:overflow-clip md:rounded-[2.3rem] md:border-[0.6rem] md:border-[#2b2320] md:bg-canvas md:shadow-soft md:dark:border-[#3f3630]"
    >
      <div className="md:w-[391px] md:[zoom:0.602]">
        <div id="portal-screen" className="max-md:[&>header]:hidden max-md:[&_article>:last-child]:hidden">
          <Portal now={now} stamps={first.stamps} animated={false} />
        </div>
        <p className="flex items-baseline justify-between gap-3 px-1 pt-3 md:px-6 md:pt-1 md:text-lg">
          {points.name}
          <strong id="points-held">{written(first.points, format.number(first.points))}</strong>
        </p>
      </div>
    </div>
  )
}

/** What the portal shows for each number of stamps; the page's script puts them in place, also in the first card. */
export function PortalStates({ now }: { now: string }) {
  return Array.from({ length: PLACES }, (_, index) => {
    const key = `stamps-${index}`
    return (
      <template key={key} data-stamps={index + 1}>
        <Portal now={now} stamps={index + 1} animated />
      </template>
    )
  })
}
