import { CreditCard } from 'lucide-react'
import type { PortalCard } from '#server/surfaces/portal/contract.ts'
import { EmptyPlace } from './EmptyPlace.tsx'
import type { Format } from './format.ts'
import { ProgramCard } from './ProgramCard.tsx'
import { texts } from './texts.ts'

const t = texts.dashboard

type ProgramsProps = {
  card: PortalCard
  before: PortalCard | null
  format: Format
  onChange: () => Promise<void>
}

/** Every program that the customer is in, as cards. */
export function Programs({ card, before, format, onChange }: ProgramsProps) {
  return (
    <section aria-labelledby="programs">
      <h2 id="programs" className="display mb-4 text-xl">
        {t.programs}
      </h2>
      {card.programs.length === 0 ? (
        <EmptyPlace icon={<CreditCard />} title={t.noPrograms} text={t.noProgramsText} />
      ) : (
        <ul className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
          {card.programs.map((program) => (
            <li key={program.id} className="min-w-0">
              <ProgramCard
                program={program}
                card={card}
                before={before}
                format={format}
                onChange={onChange}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
