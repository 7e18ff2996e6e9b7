import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { SaveButton } from '../forms/SaveButton.tsx'
import StaleNotice from '../forms/StaleNotice.tsx'
import { useNameFocused } from '../forms/useNameFocused.ts'
import { wire } from '../forms/wire.ts'
import { countConditions } from './draftRule.ts'
import { RuleCount } from './RuleCount.tsx'
import { RuleGroup } from './RuleGroup.tsx'
import { texts } from './texts.ts'
import { useSaveSegment } from './useSaveSegment.ts'
import { type Beginning, useSegmentForm } from './useSegmentForm.ts'

const words = texts.form
const MOST_CONDITIONS: typeof import('#server/messaging/segments/contract.ts').MOST_CONDITIONS = 20

type SegmentFormProps = { from: Beginning; onClose: () => void }

/** The form of a segment, with the number of customers who match it so far. */
export default function SegmentForm({ from, onClose }: SegmentFormProps) {
  const form = useSegmentForm(from)
  const { typed, rule, newer } = form
  const save = useSaveSegment(from.saved?.id)
  const { show } = useToast()
  useNameFocused(form.form)
  const read = () => {
    const nameless = typed.name.trim() === ''
    if (nameless || !rule)
      return void form.refuse({
        ...(nameless && { name: words.nameless }),
        ...(!rule && { draft: words.rule }),
      })
    return { name: typed.name, rule, version: form.opened.version }
  }
  const done = () => {
    show({ tone: 'success', title: from.saved ? words.updated : words.created })
    onClose()
  }
  return (
    <form noValidate ref={form.form} onSubmit={handleSubmit(form, save, read, done)}>
      <LeaveGuard unsaved={form.unsaved && !save.isSuccess} />
      <div className="flex flex-col gap-6">
        <TextField {...words.name} dir="auto" autoComplete="off" maxLength={60} {...wire(form, 'name')} />
        <RuleGroup
          group={typed.draft}
          lead={texts.builder.root}
          wrong={form.refusals > 0 ? form.wrongInRule : {}}
          hasRoom={countConditions(typed.draft) < MOST_CONDITIONS}
          onChange={(draft) => form.change('draft', draft)}
        />
        <RuleCount rule={rule} />
      </div>
      <StaleNotice changes={form.changes} taken={form.taken} onTake={form.take} onDrop={form.drop} />
      <RefusalBanner message={form.failure && words.failed(form.failure.message)} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.cancel}</Button>
        <SaveButton newer={newer} save={save} busyText={words.saving}>
          {words.save}
        </SaveButton>
      </div>
    </form>
  )
}
