import type { TenantView } from '#server/admin/contract.ts'
import { useForm } from '#web/console/forms/useForm.ts'
import { wire } from '#web/console/forms/wire.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { ReasonForm } from '../reasons/ReasonForm.tsx'
import { useQuestion } from '../reasons/useQuestion.ts'
import { useActOnTenant } from './tenantQueries.ts'
import { tenantTexts } from './texts.ts'

const words = tenantTexts.suspending

type TenantActionsProps = { tenant: TenantView; onChange: (tenant: TenantView) => void }

/** Suspends a business, once a reason is given and its name typed, or restores it. */
export function TenantActions({ tenant, onChange }: TenantActionsProps) {
  const save = useActOnTenant(tenant.business_id)
  const { question, hasAsked, ask, close } = useQuestion<true>()
  const { show } = useToast()
  const done = (changed: TenantView) => {
    close()
    onChange(changed)
    const kind = changed.suspended_at ? 'suspend' : 'restore'
    show({ tone: 'success', title: words.done[kind](tenant.company_name) })
  }
  if (question && !tenant.suspended_at)
    return <SuspendForm name={tenant.company_name.trim()} save={save} onDone={done} onCancel={close} />
  return (
    <>
      <ErrorBanner message={tenant.suspended_at && save.error?.message} />
      <DialogActions>
        {tenant.suspended_at ? (
          <Button
            variant="primary"
            busy={save.isPending}
            busyText={words.restoring}
            onClick={() => save.mutate({ kind: 'restore' }, { onSuccess: done })}
            autoFocus={hasAsked}
          >
            {words.restore}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => ask(true)} autoFocus={hasAsked}>
            {words.suspend}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

type SuspendFormProps = {
  name: string
  save: ReturnType<typeof useActOnTenant>
  onDone: (tenant: TenantView) => void
  onCancel: () => void
}

function SuspendForm({ name, save, onDone, onCancel }: SuspendFormProps) {
  const form = useForm(() => ({ reason: '', company_name: '' }))
  const typed = form.typed.company_name.trim()
  const isNamed = typed === name
  return (
    <ReasonForm
      form={form}
      save={save}
      read={(reason) => (isNamed ? { kind: 'suspend' as const, reason, company_name: typed } : undefined)}
      onDone={onDone}
      onCancel={onCancel}
      variant="danger"
      words={{ ...words, act: words.suspend, acting: words.busy }}
      disabled={!isNamed}
    >
      <TextField
        {...wire(form, 'company_name')}
        label={words.typeName(name)}
        autoComplete="off"
        maxLength={120}
      />
    </ReasonForm>
  )
}
