import { useState } from 'react'
import type { InvitationView, MemberView } from '#server/identity/team/contract.ts'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useConfirmed } from '../forms/useConfirmed.ts'
import { useFormat } from '../page/format.ts'
import { useLeaveTeam } from '../session/enterAndLeave.ts'
import { useSession } from '../session/session.ts'
import { useHandOver, useRemoveMember, useResetPin, useRevoke } from './teamQuery.ts'
import { texts } from './texts.ts'

export function RemoveDialog({ member, ...shown }: DialogShown & { member: MemberView }) {
  const words = texts.remove
  const { list } = useFormat()
  const change = useRemoveMember()
  const [revokes, setRevokes] = useState(true)
  const wanted = { id: member.id, revoke_api_keys: revokes && member.api_keys.length > 0 }
  const confirmed = useConfirmed(change, wanted, words, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      title={words.title}
      description={`${words.text(member.name)} ${words.more}`}
      confirmLabel={words.confirm}
      busyText={words.busy}
      danger
      {...confirmed}
    >
      {member.api_keys.length > 0 && (
        <Checkbox
          label={words.revokeKeys(list(member.api_keys), member.api_keys.length)}
          hint={words.revokeKeysHint}
          checked={revokes}
          onChange={(event) => setRevokes(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  )
}

export function ResetPinDialog({ member, ...shown }: DialogShown & { member: MemberView }) {
  const words = texts.resetPin
  const said = { ...words, done: words.done(member.name) }
  const confirmed = useConfirmed(useResetPin(), member.id, said, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      title={words.title(member.name)}
      description={words.text}
      confirmLabel={words.confirm}
      busyText={words.busy}
      {...confirmed}
    />
  )
}

export function RevokeDialog({ invitation, ...shown }: DialogShown & { invitation: InvitationView }) {
  const words = texts.revoke
  const confirmed = useConfirmed(useRevoke(), invitation.id, words, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      title={words.title}
      description={`${words.text} ${words.more(invitation.email)}`}
      confirmLabel={words.confirm}
      busyText={words.busy}
      danger
      {...confirmed}
    />
  )
}

export function LeaveDialog({ member, ...shown }: DialogShown & { member: MemberView }) {
  const words = texts.leave
  const { company_name } = useSession().business
  const { show } = useToast()
  const leave = useLeaveTeam(() => show({ tone: 'success', title: words.done(company_name) }))
  return (
    <ConfirmDialog
      {...shown}
      title={words.title(company_name)}
      description={words.text}
      confirmLabel={words.confirm}
      busyText={words.busy}
      danger
      busy={leave.isPending}
      error={leave.error ? `${words.failed}. ${leave.error.message}` : undefined}
      onConfirm={() => leave.mutate(member.id)}
    />
  )
}

/** The role cannot be taken back, so the new admin's address must be typed. */
export function HandOverDialog({ member, ...shown }: DialogShown & { member: MemberView }) {
  const words = texts.handOver
  const said = { ...words, done: words.done(member.name) }
  const confirmed = useConfirmed(useHandOver(), member.id, said, shown.onOpenChange)
  return (
    <ConfirmDialog
      {...shown}
      title={words.title(member.name)}
      description={words.text(member.name)}
      confirmLabel={words.confirm}
      busyText={words.busy}
      typeToConfirm={{ label: words.label(member.email), words: member.email }}
      {...confirmed}
    />
  )
}
