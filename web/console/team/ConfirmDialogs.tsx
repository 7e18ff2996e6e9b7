import { useState } from 'react'
import type { InvitationView, MemberView } from '#server/identity/team/contract.ts'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { ConfirmedChange } from '../forms/ConfirmedChange.tsx'
import { useFormat } from '../page/format.ts'
import { useLeaveTeam } from '../session/enterAndLeave.ts'
import { useSession } from '../session/session.ts'
import { useHandOver, useRemoveMember, useResetPin, useRevoke } from './teamQuery.ts'
import { texts } from './texts.ts'

type MemberProps = DialogShown & { member: MemberView }

export function RemoveDialog({ member, ...shown }: MemberProps) {
  const words = texts.remove
  const { list } = useFormat()
  const [revokes, setRevokes] = useState(true)
  return (
    <ConfirmedChange
      {...shown}
      change={useRemoveMember()}
      input={{ id: member.id, revoke_api_keys: revokes && member.api_keys.length > 0 }}
      words={{ ...words, text: `${words.text(member.name)} ${words.more}` }}
      danger
    >
      {member.api_keys.length > 0 && (
        <Checkbox
          label={words.revokeKeys(list(member.api_keys), member.api_keys.length)}
          hint={words.revokeKeysHint}
          checked={revokes}
          onChange={(event) => setRevokes(event.target.checked)}
        />
      )}
    </ConfirmedChange>
  )
}

export function ResetPinDialog({ member, ...shown }: MemberProps) {
  const { title, done, ...words } = texts.resetPin
  const named = { ...words, title: title(member.name), done: done(member.name) }
  return <ConfirmedChange {...shown} change={useResetPin()} input={member.id} words={named} />
}

export function RevokeDialog({ invitation, ...shown }: DialogShown & { invitation: InvitationView }) {
  const words = texts.revoke
  const named = { ...words, text: `${words.text} ${words.more(invitation.email)}` }
  return <ConfirmedChange {...shown} change={useRevoke()} input={invitation.id} words={named} danger />
}

export function LeaveDialog({ member, ...shown }: MemberProps) {
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
export function HandOverDialog({ member: { id, name, email }, ...shown }: MemberProps) {
  const { title, text, done, label, ...words } = texts.handOver
  return (
    <ConfirmedChange
      {...shown}
      change={useHandOver()}
      input={id}
      words={{ ...words, title: title(name), text: text(name), done: done(name) }}
      typeToConfirm={{ label: label(email), words: email }}
    />
  )
}
