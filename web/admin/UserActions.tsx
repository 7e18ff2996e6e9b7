import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserView } from '#server/surfaces/admin/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { sessionQuery } from '#web/console/session/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { format } from './format.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { type UserAct, useActOnUser } from './userQueries.ts'
import { texts } from './userTexts.ts'

/** What a super admin can do about somebody. To suspend, they say why first. */
export function UserActions({ user }: { user: UserView }) {
  const { data: session } = useQuery(sessionQuery)
  const { mutate, isPending, variables, error } = useActOnUser(user.id)
  const [asking, setAsking] = useState(false)
  // After the question the focus returns to the button that opened it.
  const [hasAsked, setHasAsked] = useState(false)
  const ask = () => {
    setAsking(true)
    setHasAsked(true)
  }
  const { show } = useToast()
  const isSelf = session?.user.id === user.id
  // The API keys that they made, which can end with it.
  const keys = user.api_keys.map(({ name, company_name }) => texts.apiKey(name, company_name))
  const [revokes, setRevokes] = useState(true)
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
        <ReasonForm
          variant="danger"
          words={{ ...texts, act: texts.suspend, acting: texts.suspending }}
          wrong={wrong}
          busy={busy('suspend')}
          onCancel={() => setAsking(false)}
          onReason={(reason) => act({ kind: 'suspend', reason, revoke_api_keys: revokes && keys.length > 0 })}
        >
          {keys.length > 0 && (
            <Checkbox
              label={texts.revokeKeys(format.list(keys), keys.length)}
              hint={texts.revokeKeysHint}
              checked={revokes}
              onChange={(event) => setRevokes(event.target.checked)}
            />
          )}
        </ReasonForm>
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
