import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { draftTexts as texts } from './texts.ts'
import type { DraftForm } from './useDraftForm.ts'

/** The share of customers held out, and the pace of sending. */
export function HowStep({ form: { typed, wrong, change } }: { form: DraftForm }) {
  const { affix, ...throttle } = texts.throttle_per_minute
  const field = (name: 'holdout_percent' | 'throttle_per_minute') => ({
    name,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 6,
    value: typed[name],
    error: wrong[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  return (
    <Card title={texts.steps.how}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {typed.audience === 'picked' ? (
          <p className="text-muted text-sm">{texts.holdout_percent.picked}</p>
        ) : (
          <TextField {...texts.holdout_percent} suffix="%" {...field('holdout_percent')} />
        )}
        <TextField {...throttle} suffix={affix} className="pe-24" {...field('throttle_per_minute')} />
      </div>
    </Card>
  )
}
