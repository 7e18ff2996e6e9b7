import { CreditCard } from 'lucide-react'
import type { PortalCard, PortalProgram } from '#server/portal/card/contract.ts'
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

/** The customer's card for the program with the nearest reward, which the server puts first. */
export function FirstProgram(props: ProgramsProps) {
  const [first] = props.card.programs
  return (
    <section aria-labelledby="programs">
      <h2 id="programs" className="mb-2 font-semibold text-lg">
        {t.programs}
      </h2>
      {first ? (
        <ProgramCard program={first} {...props} />
      ) : (
        <EmptyPlace icon={<CreditCard />} title={t.noPrograms} text={t.noProgramsText} />
      )}
    </section>
  )
}

/** The programs after the first. */
export function OtherPrograms(props: ProgramsProps) {
  const others: PortalProgram[] = props.card.programs.slice(1)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-programs">
      <h2 id="other-programs" className="mb-2 font-semibold text-lg">
        {t.otherPrograms}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {others.map((program) => (
          <li key={program.id} className="grid min-w-0">
            <ProgramCard program={program} {...props} />
          </li>
        ))}
      </ul>
    </section>
  )
}
