import type { InvitationView, MemberView } from '#server/identity/team/contract.ts'
import type { DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { HandOverDialog, LeaveDialog, RemoveDialog, ResetPinDialog, RevokeDialog } from './ConfirmDialogs.tsx'
import InviteDialog from './InviteDialog.tsx'
import type { MemberTask } from './Members.tsx'

/** The open dialog above the screen. */
export type Task =
  | { kind: 'invite' }
  | { kind: MemberTask; member: MemberView }
  | { kind: 'revoke'; invitation: InvitationView }

type TeamDialogsProps = DialogShown & { task: Task }

/** The dialogs of the screen. Each keeps its content while it fades out. */
export default function TeamDialogs({ task, ...dialog }: TeamDialogsProps) {
  switch (task.kind) {
    case 'invite':
      return <InviteDialog {...dialog} />
    case 'remove':
      return <RemoveDialog {...dialog} member={task.member} />
    case 'hand over':
      return <HandOverDialog {...dialog} member={task.member} />
    case 'reset pin':
      return <ResetPinDialog {...dialog} member={task.member} />
    case 'leave':
      return <LeaveDialog {...dialog} member={task.member} />
    case 'revoke':
      return <RevokeDialog {...dialog} invitation={task.invitation} />
  }
}
