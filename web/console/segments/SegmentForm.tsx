import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { SegmentView } from '#server/messaging/segments/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import StaleNotice from '../forms/StaleNotice.tsx'
import { RefusalBanner } from '../programs/RefusalBanner.tsx'
import { countConditions } from './draftRule.ts'
import { RuleCount } from './RuleCount.tsx'
import { RuleGroup } from './RuleGroup.tsx'
import { useSaveSegment } from './segmentsQuery.ts'
import { texts } from './texts.ts'
import { type Beginning, useSegmentForm } from './useSegmentForm.ts'

const words = texts.form
const MOST_CONDITIONS: typeof import('#server/messaging/segments/contract.ts').MOST_CONDITIONS = 20

type SegmentFormProps = { from: Beginning; onClose: () => void }

/** Writes a segment, with how many guests match it so far. */
export default function SegmentForm({ from, onClose }: SegmentFormProps) {
  const form = useSegmentForm(from)
  const { name, draft, rule, wrong, newer } = form
  const save = useSaveSegment(from.saved?.id)
  const [failure, setFailure] = useState<string>()
  const { show } = useToast()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (form.refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form.refusals])
  const onError = (error: Error) => {
    const theirs = newerRow<SegmentView>(error, 'segment')
    if (theirs) form.setNewer(theirs)
    else if (error instanceof ApiError && error.fields.name) form.refuse(error.fields.name)
    else setFailure(`${words.failed}: ${error.message}`)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending || newer) return
    setFailure(undefined)
    const nameless = name.trim() === '' ? words.nameless : ''
    if (nameless || !rule) return form.refuse(nameless)
    const onSuccess = () => {
      show({ tone: 'success', title: from.saved ? words.updated : words.created })
      onClose()
    }
    save.mutate({ name, rule, version: form.opened.version ?? 0 }, { onSuccess, onError })
  }
  return (
    <form noValidate ref={box} onSubmit={submit}>
      <LeaveGuard unsaved={form.unsaved && !save.isSuccess} />
      <div className="flex flex-col gap-6">
        <TextField
          {...words.name}
          name="name"
          dir="auto"
          autoComplete="off"
          maxLength={60}
          value={name}
          error={form.nameWrong || undefined}
          onChange={({ target }) => form.setName(target.value)}
        />
        <RuleGroup
          group={draft}
          lead={texts.builder.root}
          wrong={form.showsWrong ? wrong : {}}
          hasRoom={countConditions(draft) < MOST_CONDITIONS}
          onChange={form.setDraft}
        />
        <RuleCount rule={rule} />
      </div>
      <StaleNotice
        changes={form.changes}
        taken={form.taken}
        onTake={() => form.take('mine')}
        onDrop={() => form.take('theirs')}
      />
      <RefusalBanner message={failure} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={newer !== undefined}
          busy={save.isPending}
          busyText={words.saving}
        >
          {words.save}
        </Button>
      </div>
    </form>
  )
}
