import { Suspense, useState } from 'react'
import type { EmailConfigInput, EmailConfigView } from '#server/console/settings/sender/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { handleSubmit } from '../../forms/handleSubmit.ts'
import { useForm } from '../../forms/useForm.ts'
import { wire } from '../../forms/wire.ts'
import { useCheckDomain, useRemoveEmailKey, useSaveEmailConfig } from './emailConfigQuery.ts'
import { ReportFields } from './ReportFields.tsx'
import { texts } from './texts.ts'

const RemovalDialog = lazyPart(() => import('../../forms/RemovalDialog.tsx'))

type FormProps = { config: EmailConfigView; mayChange: boolean }

const typedOf = ({ from_email, from_name, report_key }: EmailConfigView): EmailConfigInput => ({
  ...{ from_email, from_name, report_key },
  api_key: '',
})

/** API key, From Email, From Name, and how SendGrid reports. */
export function EmailConfigForm({ config, mayChange }: FormProps) {
  const { api_key_end: end } = config
  const form = useForm(() => typedOf(config))
  const [removing, setRemoving] = useState<boolean>()
  const save = useSaveEmailConfig()
  const { mutate: check } = useCheckDomain()
  const removal = useRemoveEmailKey()
  const { show } = useToast()
  const done = (saved: EmailConfigView) => {
    form.reset(typedOf(saved))
    show({ tone: 'success', title: texts.saved })
    if (saved.api_key_end !== null && !saved.domain) check()
  }
  const onError = (error: Error) => {
    if (error instanceof ApiError && form.refuse(error.fields)) return
    show({ tone: 'danger', title: texts.notSaved, description: error.message })
  }
  const submit = handleSubmit({ ...form, onError }, save, () => form.typed, done)
  const field = (name: keyof EmailConfigInput) => ({
    label: texts.fields[name],
    disabled: !mayChange,
    autoComplete: 'off',
    spellCheck: false,
    ...wire(form, name),
  })
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <TextField
        {...field('api_key')}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        hint={end === null ? texts.hints.key : texts.hints.keyKept(end)}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('from_email')} type="email" maxLength={254} hint={texts.hints.email} />
        <TextField {...field('from_name')} maxLength={100} />
      </div>
      <ReportFields address={config.reports_url}>
        <TextField {...field('report_key')} maxLength={400} />
      </ReportFields>
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={save.isPending} busyText={texts.saving}>
            {texts.save}
          </Button>
          {end !== null && <Button onClick={() => setRemoving(true)}>{texts.remove}</Button>}
        </div>
      )}
      <Suspense>
        {removing !== undefined && (
          <RemovalDialog open={removing} onOpenChange={setRemoving} words={texts.removal} removal={removal} />
        )}
      </Suspense>
    </form>
  )
}
