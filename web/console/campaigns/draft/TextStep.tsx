import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import type { Channel } from '../../messages/messageQueries.ts'
import { CampaignText } from './CampaignText.tsx'
import { draftTexts as texts } from './texts.ts'
import type { DraftForm } from './useDraftForm.ts'

/** The message: one text, or two that are tested against each other. */
export function TextStep({ channel, form }: { channel: Channel; form: DraftForm }) {
  const { typed, change } = form
  return (
    <Card title={texts.steps.what}>
      <div className="flex flex-col gap-6">
        {typed.two && <h3 className="font-semibold">{texts.first}</h3>}
        <CampaignText channel={channel} form={form} place={0} />
        <Checkbox
          label={texts.two.label}
          hint={texts.two.hint}
          checked={typed.two}
          onChange={({ target }) => change('two', target.checked)}
        />
        {typed.two && (
          <>
            <h3 className="font-semibold">{texts.second}</h3>
            <CampaignText channel={channel} form={form} place={1} />
          </>
        )}
      </div>
    </Card>
  )
}
