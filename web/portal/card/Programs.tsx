import { CreditCard } from 'lucide-react'
import type { PortalCard } from '#server/portal/card/contract.ts'
import type { Format } from '../format.ts'
import { texts } from '../texts.ts'
import type { Shown } from './CodeOverlay.tsx'
import { EmptyPlace } from './EmptyPlace.tsx'
import { ProgramCard } from './ProgramCard.tsx'

const t = texts.dashboard

type ProgramsProps = {
  card: PortalCard
  before: PortalCard | null
  format: Format
  /** Called with the claimed reward. */
  onChange: (claimed: string) => Promise<void>
  onShow: (shown: Shown) => void
}

/**
 * All cards of the customer in one place; the server puts the program with the nearest reward first. On a phone several
 * are swiped sideways, so that the rewards stay in sight below.
 */
export function Programs(props: ProgramsProps) {
  const { programs } = props.card
  const several = programs.length > 1
  return (
    <section aria-labelledby="programs" className="min-w-0">
      <h2 id="programs" className="mb-2 font-semibold text-lg">
        {t.programs}
      </h2>
      {programs.length === 0 && (
        <EmptyPlace icon={<CreditCard />} title={t.noPrograms} text={t.noProgramsText} />
      )}
      {programs.length > 0 && (
        <ul
          aria-labelledby="programs"
          // On a phone it scrolls sideways, by keyboard too.
          tabIndex={several ? 0 : undefined}
          className={several ? swiped : 'grid'}
        >
          {programs.map((program) => (
            <li
              key={program.id}
              className="grid min-w-0 max-md:w-[88%] max-md:shrink-0 max-md:snap-center max-md:only:w-full"
            >
              <ProgramCard program={program} {...props} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const swiped =
  'flex gap-3 max-md:-mx-4 max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto max-md:px-4 max-md:pb-3 sm:max-md:-mx-8 sm:max-md:px-8 md:grid md:grid-cols-2 md:gap-6'
