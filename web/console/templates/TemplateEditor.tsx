import { useState } from 'react'
import type { Block } from '#server/messaging/blocks/contract.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { ApiError } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { DesignField } from '../blocks/DesignField.tsx'
import { texts as blockTexts } from '../blocks/texts.ts'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { SaveButton } from '../forms/SaveButton.tsx'
import StaleNotice from '../forms/StaleNotice.tsx'
import { changesIn, useEditForm } from '../forms/useEditForm.ts'
import { useNameFocused } from '../forms/useNameFocused.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { type Format, useFormat } from '../page/format.ts'
import { nameOfLanguage } from '../page/nameOfLanguage.ts'
import { DraftPreview } from './DraftPreview.tsx'
import { LanguageField } from './LanguageField.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import {
  readConfig,
  type Start,
  type TemplateView,
  type Translation,
  type TypedTemplate,
  typeTemplate,
} from './template.ts'
import { useSaveTemplate } from './templatesQuery.ts'
import { texts } from './texts.ts'
import { languageWrong, useFormIn } from './useFormIn.ts'
import { usePlaceholders } from './usePlaceholders.ts'

type TemplateEditorProps = {
  channel: Channel
  /** Undefined for a new template, which begins with `start`. */
  template: TemplateView | undefined
  start: Start
  onClose: () => void
}

/**
 * A template's fields and design, beside a preview. On phones the preview is below all buttons, because it would move
 * them when it loads.
 */
export function TemplateEditor({ channel, template, start, onClose }: TemplateEditorProps) {
  const opened = (row?: TemplateView) => ({
    version: row?.version ?? 0,
    typed: typeTemplate(channel, row, start),
  })
  const newerIn = (error: Error) => {
    const newer = newerRow<TemplateView>(error, 'template')
    return newer && opened(newer)
  }
  const form = useEditForm(() => opened(template), newerIn)
  const [language, setLanguage] = useState<Language | null>(null)
  const shown = useFormIn(form, language)
  const save = useSaveTemplate(channel, template?.id)
  const { show } = useToast()
  const format = useFormat()
  const placeholders = usePlaceholders(channel)
  useNameFocused(form.form)

  const read = () => {
    if (!readConfig(form.typed)) return void form.refuse({ milestones: texts.milestonesWrong })
    return { typed: form.typed, version: form.opened.version }
  }
  const done = () => {
    show({ tone: 'success', title: template ? texts.updated : texts.created })
    onClose()
  }
  const onError = (error: Error) => {
    if (error instanceof ApiError) setLanguage(languageWrong(error.fields, form.typed.translations))
    form.onError(error)
  }
  return (
    <form noValidate ref={form.form} onSubmit={handleSubmit({ ...form, onError }, save, read, done)}>
      <LeaveGuard unsaved={form.unsaved && !save.isSuccess} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="flex min-w-0 flex-col gap-5">
          <TemplateFields channel={channel} form={shown}>
            <LanguageField
              typed={form.typed}
              onChange={(translations) => form.change('translations', translations)}
              language={language}
              onChoose={setLanguage}
            />
          </TemplateFields>
          {channel === 'email' && <DesignField key={language} form={shown} placeholders={placeholders} />}
          <StaleNotice
            changes={changesIn(
              form,
              (name) => texts.fields[name].label,
              (value) => sayField(value, format),
            )}
            taken={form.taken}
            onTake={form.take}
          />
          <RefusalBanner message={form.failure && texts.saveFailed(form.failure.message)} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>{texts.cancel}</Button>
            <SaveButton newer={form.newer} save={save} busyText={texts.saving}>
              {texts.save}
            </SaveButton>
          </div>
        </div>
        <DraftPreview
          channel={channel}
          typed={shown.typed}
          onWords={(words) => shown.change('message_template', words)}
          onPlainNames={(chosen) => form.change('plain_names', chosen)}
        />
      </div>
    </form>
  )
}

function sayField(value: TypedTemplate[keyof TypedTemplate], { number, list }: Format): string {
  if (value === null) return blockTexts.design.plain
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string') return value
  if (isTranslations(value)) return list(value.map(({ language }) => nameOfLanguage(language)))
  return blockTexts.design.blocks(number(value.length), value.length)
}

const isTranslations = (value: Block[] | Translation[]): value is Translation[] =>
  value.length > 0 && 'language' in value[0]!
