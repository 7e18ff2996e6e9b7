import { useQuery } from '@tanstack/react-query'
import type { UserView } from '#server/admin/contract.ts'
import { useForm } from '#web/console/forms/useForm.ts'
import { sessionQuery } from '#web/console/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { format } from '../format.ts'
import { ReasonForm } from '../reasons/ReasonForm.tsx'
import { useQuestion } from '../reasons/useQuestion.ts'
import { texts } from './texts.ts'
import { type UserAct, useActOnUser } from './userQueries.ts'

/** Actions of a super admin on a user. To suspend, they give a reason first. */
export function UserActions({ user }: { user: UserView }) {
  const { data: session } = useQuery(sessionQuery)
  const save = useActOnUser(user.id)
  const { question, hasAsked, ask, close } = useQuestion<true>()
  const { show } = useToast()
  const isSelf = session?.user.id === user.id
  const done = (kind: UserAct['kind']) => {
    close()
    show({ tone: 'success', title: texts.done[kind](user.name) })
  }
  if (question && !user.suspended_at)
    return <SuspendForm user={user} save={save} onDone={() => done('suspend')} onCancel={close} />
  const button = (kind: Exclude<UserAct['kind'], 'suspend'>) => ({
    busy: save.isPending && save.variables.kind === kind,
    onClick: () => save.mutate({ kind }, { onSuccess: () => done(kind) }),
  })
  return (
    <>
      <ErrorBanner message={save.variables?.kind !== 'suspend' && save.error?.message} />
      <DialogActions>
        {user.sessions.length > 0 && !isSelf && <Button {...button('signOut')}>{texts.signOut}</Button>}
        {user.two_factor && !user.is_super_admin && (
          <Button {...button('removeFactors')}>{texts.removeFactors}</Button>
        )}
        {user.suspended_at ? (
          <Button variant="primary" {...button('restore')} autoFocus={hasAsked}>
            {texts.restore}
          </Button>
        ) : (
          !isSelf && (
            <Button variant="danger" onClick={() => ask(true)} autoFocus={hasAsked}>
              {texts.suspend}
            </Button>
          )
        )}
        {isSelf && <p className="text-muted text-sm">{texts.self}</p>}
      </DialogActions>
    </>
  )
}

type SuspendFormProps = {
  user: UserView
  save: ReturnType<typeof useActOnUser>
  onDone: () => void
  onCancel: () => void
}

function SuspendForm({ user, save, onDone, onCancel }: SuspendFormProps) {
  const form = useForm(() => ({ reason: '', revokes: true }))
  // API keys that the user made, which can be revoked with the suspension.
  const keys = user.api_keys.map(({ name, company_name }) => texts.apiKey(name, company_name))
  const { revokes } = form.typed
  return (
    <ReasonForm
      form={form}
      save={save}
      read={(reason) => ({ kind: 'suspend' as const, reason, revoke_api_keys: revokes && keys.length > 0 })}
      onDone={onDone}
      onCancel={onCancel}
      variant="danger"
      words={{ ...texts, act: texts.suspend, acting: texts.suspending }}
    >
      {keys.length > 0 && (
        <Checkbox
          label={texts.revokeKeys(format.list(keys), keys.length)}
          hint={texts.revokeKeysHint}
          checked={revokes}
          onChange={({ target }) => form.change('revokes', target.checked)}
        />
      )}
    </ReasonForm>
  )
}
