import type { SubmitEvent } from 'react'
import { newerRow } from '#web/client/newerRow.ts'
import { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import StaleNotice from '../forms/StaleNotice.tsx'
import { changesIn, useEditForm } from '../forms/useEditForm.ts'
import { useNameFocused } from '../forms/useNameFocused.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { DraftPreview } from './DraftPreview.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { readConfig, type TemplateView, typeTemplate } from './template.ts'
import { useSaveTemplate } from './templatesQuery.ts'
import { texts } from './texts.ts'

type TemplateFormProps = {
  channel: Channel
  /** None for a new one. */
  template?: TemplateView
  onClose: () => void
}

/** Writes a template, beside what a guest would read of it. */
export default function TemplateForm({ channel, template, onClose }: TemplateFormProps) {
  const opened = (row?: TemplateView) => ({ version: row?.version ?? 0, typed: typeTemplate(channel, row) })
  const newerIn = (error: Error) => {
    const newer = newerRow<TemplateView>(error, 'template')
    return newer && opened(newer)
  }
  const form = useEditForm(() => opened(template), newerIn)
  const save = useSaveTemplate(channel, template?.id)
  const { show } = useToast()
  useNameFocused(form.form)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending || form.newer) return
    form.clear()
    if (!readConfig(form.typed)) return void form.refuse({ milestones: texts.milestonesWrong })
    const onSuccess = () => {
      show({ tone: 'success', title: template ? texts.updated : texts.created })
      onClose()
    }
    save.mutate({ typed: form.typed, version: form.opened.version }, { onSuccess, onError: form.onError })
  }
  return (
    <form noValidate ref={form.form} onSubmit={submit}>
      <LeaveGuard unsaved={form.unsaved && !save.isSuccess} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <TemplateFields channel={channel} form={form} />
        <DraftPreview channel={channel} typed={form.typed} />
      </div>
      <StaleNotice
        changes={changesIn(form, (name) => texts.fields[name].label)}
        taken={form.taken}
        onTake={form.take}
      />
      <RefusalBanner message={form.failure && `${texts.saveFailed}: ${form.failure.message}`} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={form.newer !== undefined}
          busy={save.isPending}
          busyText={texts.saving}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
