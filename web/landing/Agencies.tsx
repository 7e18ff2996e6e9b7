import type { TierView } from '#server/businesses/plans/contract.ts'
import { linesOf } from './plans.ts'
import { Points } from './Section.tsx'
import type { texts } from './texts.ts'

type AgenciesProps = { words: typeof texts.agencies; tiers: TierView[]; canText: boolean }

/** The agency plan's features, and the screens of super admins. */
export function Agencies({ words, tiers, canText }: AgenciesProps) {
  const agency = tiers.find(({ features }) => features.white_label)
  return (
    <section id="agencies" className="night bg-canvas text-ink">
      <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6 sm:py-10 lg:px-10 lg:py-14">
        <h2 className="display text-[1.875rem] leading-tight sm:text-2xl lg:text-[2.5rem] lg:leading-[1.05]">
          {words.title}
        </h2>
        <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr] xl:grid-cols-[1fr_2.2fr]">
          {agency && (
            <div>
              <h3 className="border-line border-b pb-3 font-semibold text-lg">{words.plan(agency.name)}</h3>
              <Points points={linesOf(agency, canText)} className="grid! grid-cols-2 gap-x-3 text-sm" />
            </div>
          )}
          <div>
            <h3 className="border-line border-b pb-3 font-semibold text-lg">{words.admin}</h3>
            <Points
              points={words.adminPoints}
              className="gap-x-8 text-sm max-sm:gap-1.5 sm:grid! sm:grid-cols-2 xl:grid-cols-3"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
