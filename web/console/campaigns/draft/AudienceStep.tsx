import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { SegmentChoice } from '../../segments/SegmentChoice.tsx'
import { PickedCustomers } from './PickedCustomers.tsx'
import { draftTexts as texts } from './texts.ts'
import type { DraftForm } from './useDraftForm.ts'

const words = texts.audience

/** Chooses the audience, among customers who gave consent. */
export function AudienceStep({ form }: { form: DraftForm }) {
  const { typed, wrong, change } = form
  return (
    <Card title={texts.steps.who}>
      <div className="flex flex-col gap-5">
        <RadioCards
          legend={words.label}
          name="audience"
          columns={3}
          value={typed.audience}
          onChange={(kind) => change('audience', kind)}
          error={wrong.audience}
          cards={(['all', 'segment', 'picked'] as const).map((value) => ({ value, ...words[value] }))}
        />
        {typed.audience === 'segment' && (
          <SegmentChoice
            label={texts.segment.label}
            none={texts.segment.none}
            name="segment"
            value={typed.segment}
            error={wrong.segment}
            onChange={(segment) => change('segment', segment)}
          />
        )}
        {typed.audience === 'picked' && (
          <PickedCustomers picked={typed.picked} onChange={(picked) => change('picked', picked)} />
        )}
      </div>
    </Card>
  )
}
