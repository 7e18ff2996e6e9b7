import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { handleSubmit } from '../../forms/handleSubmit.ts'
import { RefusalBanner } from '../../forms/RefusalBanner.tsx'
import { useForm } from '../../forms/useForm.ts'
import { wire } from '../../forms/wire.ts'
import { upgradeOf } from '../../page/UpgradeLink.tsx'
import { useAddDomain } from './domainQuery.ts'
import { domainTexts as texts } from './texts.ts'

export function AddDomainForm({ disabled }: { disabled: boolean }) {
  const form = useForm(() => ({ host: '' }))
  const add = useAddDomain()
  const { show } = useToast()
  const submit = handleSubmit(
    form,
    add,
    () => form.typed.host,
    () => show({ tone: 'success', title: texts.added }),
  )
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
      <RefusalBanner message={form.failure?.message} upgrade={upgradeOf(form.failure)} />
      {!disabled && (
        <Button type="submit" variant="primary" busy={add.isPending} busyText={texts.adding}>
          {texts.add}
        </Button>
      )}
    </form>
  )
}
