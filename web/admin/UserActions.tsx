import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import type { UserView } from '#server/admin/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { sessionQuery } from '../console/session.ts'
import { type UserAct, useActOnUser } from './userQueries.ts'
import { texts } from './userTexts.ts'

/** What a super admin can do about somebody. To suspend, they say why first. */
export function UserActions({ user }: { user: UserView }) {
  const { data: session } = useQuery(sessionQuery)
  const { mutate, isPending, variables, error } = useActOnUser(user.id)
  const [asking, setAsking] = useState(false)
  // After the question the focus comes back to where it began.
  const [hasAsked, setHasAsked] = useState(false)
  const ask = () => {
    setAsking(true)
    setHasAsked(true)
  }
  const { show } = useToast()
  const isSelf = session?.user.id === user.id
  const act = (wanted: UserAct) =>
    mutate(wanted, {
      onSuccess: () => {
        setAsking(false)
        show({ tone: 'success', title: texts.done[wanted.kind](user.name) })
      },
    })
  const busy = (kind: UserAct['kind']) => isPending && variables.kind === kind
  const wrong = error instanceof ApiError ? error.fields.reason : undefined
  return (
    <>
      {error && !wrong && (
        <Banner tone="danger" live>
          {error.message}
        </Banner>
      )}
      {asking && !user.suspended_at ? (
        <Suspend
          wrong={wrong}
          busy={busy('suspend')}
          onCancel={() => setAsking(false)}
          keys={user.api_keys.map(({ name, company_name }) => texts.apiKey(name, company_name))}
          onSuspend={(wanted) => act({ kind: 'suspend', ...wanted })}
        />
      ) : (
        <DialogActions>
          {user.sessions.length > 0 && !isSelf && (
            <Button busy={busy('signOut')} onClick={() => act({ kind: 'signOut' })}>
              {texts.signOut}
            </Button>
          )}
          {user.two_factor && !isSelf && (
            <Button busy={busy('removeFactors')} onClick={() => act({ kind: 'removeFactors' })}>
              {texts.removeFactors}
            </Button>
          )}
          {user.suspended_at ? (
            <Button
              variant="primary"
              busy={busy('restore')}
              onClick={() => act({ kind: 'restore' })}
              autoFocus={hasAsked}
            >
              {texts.restore}
            </Button>
          ) : (
            !isSelf && (
              <Button variant="danger" onClick={ask} autoFocus={hasAsked}>
                {texts.suspend}
              </Button>
            )
          )}
          {isSelf && <p className="text-muted text-sm">{texts.self}</p>}
        </DialogActions>
      )}
    </>
  )
}

type SuspendProps = {
  wrong: string | undefined
  busy: boolean
  onCancel: () => void
  /** The API keys that they made, which can end with it. */
  keys: string[]
  onSuspend: (wanted: { reason: string; revoke_api_keys: boolean }) => void
}

function Suspend({ wrong, busy, onCancel, keys, onSuspend }: SuspendProps) {
  const [reason, setReason] = useState('')
  const [revokes, setRevokes] = useState(true)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    if (reason.trim())
      return onSuspend({ reason: reason.trim(), revoke_api_keys: revokes && keys.length > 0 })
    setMissing(true)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label={texts.reason}
        hint={texts.reasonHint}
        error={missing && !reason.trim() ? texts.reasonMissing : wrong}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        autoFocus
      />
      {keys.length > 0 && (
        <Checkbox
          label={texts.revokeKeys(keys)}
          hint={texts.revokeKeysHint}
          checked={revokes}
          onChange={(event) => setRevokes(event.target.checked)}
        />
      )}
      <DialogActions>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy} busyText={texts.suspending}>
          {texts.suspend}
        </Button>
      </DialogActions>
    </form>
  )
}
