import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { useForm } from '../forms/useForm.ts'
import { wire } from '../forms/wire.ts'
import { upgradeOf } from '../page/UpgradeLink.tsx'
import { useAddDomain } from './domainQuery.ts'
import { domainTexts as texts } from './domainTexts.ts'

export function AddDomainForm({ disabled }: { disabled: boolean }) {
  const form = useForm(() => ({ host: '' }))
  const [refusal, setRefusal] = useState<Error>()
  const { mutate, isPending } = useAddDomain()
  const { show } = useToast()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setRefusal(undefined)
    mutate(form.typed.host, {
      onSuccess: () => show({ tone: 'success', title: texts.added }),
      onError: (error) => {
        if (!(error instanceof ApiError && form.refuse(error.fields))) setRefusal(error)
      },
    })
  }
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <div className="w-full">
        <TextField
          label={texts.host}
          hint={texts.hint}
          inputMode="url"
          maxLength={300}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          {...wire(form, 'host')}
        />
      </div>
      <RefusalBanner message={refusal?.message} upgrade={upgradeOf(refusal)} />
      {!disabled && (
        <Button type="submit" variant="primary" busy={isPending} busyText={texts.adding}>
          {texts.add}
        </Button>
      )}
    </form>
  )
}
