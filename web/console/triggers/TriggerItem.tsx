import { Pencil } from 'lucide-react'
import type { TriggerResult, TriggerView } from '#server/messaging/triggers/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useFormat } from '../page/format.ts'
import { sentenceOf } from './sentence.ts'
import { TriggerResults } from './TriggerResults.tsx'
import { texts } from './texts.ts'
import { useSwitchTrigger } from './triggersQuery.ts'

type TriggerItemProps = {
  trigger: TriggerView
  result: TriggerResult | undefined
  onEdit: () => void
  onSwitchOn: () => void
}

/** A trigger as a sentence, its switch, and its results. It is switched off at once, and on after a confirmation. */
export function TriggerItem({ trigger, result, onEdit, onSwitchOn }: TriggerItemProps) {
  const format = useFormat()
  const report = useReport()
  const { mutate, isPending } = useSwitchTrigger(trigger.kind)
  const { kind, active, settings, holdout_percent } = trigger
  const title = texts.titles[kind]
  const switchOff = () => mutate(null, report({ failed: texts.switchFailed }))
  return (
    <article aria-label={title} className="flex flex-col gap-3">
      <Switch
        label={title}
        hint={
          <p dir="auto" className="wrap-anywhere text-base text-ink">
            {sentenceOf(trigger, format)}
          </p>
        }
        checked={active}
        disabled={isPending}
        onChange={(on) => (on ? onSwitchOn() : switchOff())}
      />
      {settings.gift !== undefined && (
        <p className="text-muted text-sm">{settings.gift ? texts.someGift : texts.suggestGift}</p>
      )}
      {holdout_percent > 0 && (
        <p className="text-muted text-sm">{texts.heldOut(format.percent(holdout_percent))}</p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TriggerResults result={result} />
        <Button
          className="ms-auto"
          aria-label={texts.editOf(title)}
          icon={<Pencil aria-hidden className="size-4" />}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
      </div>
    </article>
  )
}
