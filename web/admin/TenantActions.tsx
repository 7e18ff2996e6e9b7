import { type SubmitEvent, useRef, useState } from 'react'
import type { TenantView } from '#server/surfaces/admin/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { type TenantAct, useActOnTenant } from './adminQueries.ts'
import { texts } from './texts.ts'

const words = texts.suspending

type TenantActionsProps = { tenant: TenantView; onChange: (tenant: TenantView) => void }

/** Suspends a business, once a reason is given and its name typed, or lets it work again. */
export function TenantActions({ tenant, onChange }: TenantActionsProps) {
  const { mutate, isPending, error, reset } = useActOnTenant(tenant.business_id)
  const [asking, setAsking] = useState(false)
  // After the question the focus returns to the button that opened it.
  const [hasAsked, setHasAsked] = useState(false)
  const { show } = useToast()
  const ask = () => {
    reset()
    setAsking(true)
    setHasAsked(true)
  }
  const act = (wanted: TenantAct) =>
    mutate(wanted, {
      onSuccess: (changed) => {
        setAsking(false)
        onChange(changed)
        show({ tone: 'success', title: words.done[wanted.kind](tenant.company_name) })
      },
    })
  const wrong = error instanceof ApiError ? error.fields : {}
  return (
    <>
      {error && Object.keys(wrong).length === 0 && (
        <Banner tone="danger" live>
          {error.message}
        </Banner>
      )}
      {asking && !tenant.suspended_at ? (
        <SuspendForm
          name={tenant.company_name.trim()}
          wrong={wrong}
          busy={isPending}
          onCancel={() => setAsking(false)}
          onSuspend={act}
        />
      ) : (
        <DialogActions>
          {tenant.suspended_at ? (
            <Button
              variant="primary"
              busy={isPending}
              busyText={words.restoring}
              onClick={() => act({ kind: 'restore' })}
              autoFocus={hasAsked}
            >
              {words.restore}
            </Button>
          ) : (
            <Button variant="danger" onClick={ask} autoFocus={hasAsked}>
              {words.suspend}
            </Button>
          )}
        </DialogActions>
      )}
    </>
  )
}

type SuspendFormProps = {
  name: string
  wrong: Record<string, string>
  busy: boolean
  onCancel: () => void
  onSuspend: (act: TenantAct) => void
}

function SuspendForm({ name, wrong, busy, onCancel, onSuspend }: SuspendFormProps) {
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isNamed = typed.trim() === name
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || !isNamed) return
    if (reason.trim())
      return onSuspend({ kind: 'suspend', reason: reason.trim(), company_name: typed.trim() })
    setMissing(true)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextArea
        ref={field}
        label={words.reason}
        hint={words.reasonHint}
        error={missing && !reason.trim() ? words.reasonMissing : wrong.reason}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        autoFocus
      />
      <TextField
        label={words.typeName(name)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        maxLength={120}
        error={wrong.company_name}
      />
      <DialogActions>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="danger" disabled={!isNamed} busy={busy} busyText={words.busy}>
          {words.suspend}
        </Button>
      </DialogActions>
    </form>
  )
}
