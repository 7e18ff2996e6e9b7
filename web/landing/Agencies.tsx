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
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:px-10 lg:py-24">
        <h2 className="display max-w-2xl text-2xl lg:text-[2.75rem] lg:leading-[1.05]">{words.title}</h2>
        <div className="mt-8 grid gap-6 lg:grid-cols-2">
          {agency && (
            <div className="rounded-xl border border-line bg-surface p-6 lg:p-8">
              <h3 className="font-semibold text-lg">{words.plan(agency.name)}</h3>
              <Points points={linesOf(agency, canText)} />
            </div>
          )}
          <div className="rounded-xl border border-line bg-surface p-6 lg:p-8">
            <h3 className="font-semibold text-lg">{words.admin}</h3>
            <Points points={words.adminPoints} />
          </div>
        </div>
      </div>
    </section>
  )
}
