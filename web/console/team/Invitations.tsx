import type { InvitationView } from '#server/identity/team/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useFormat } from '../page/format.ts'
import { useResend } from './teamQuery.ts'
import { texts } from './texts.ts'

const words = texts.invitations

type InvitationsProps = { invitations: InvitationView[]; onRevoke: (invitation: InvitationView) => void }

/** Open invitations, with the delivery state of their mail. Only for the admin. */
export function Invitations({ invitations, onRevoke }: InvitationsProps) {
  return (
    <Card title={words.title}>
      {invitations.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} onRevoke={onRevoke} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type InvitationProps = { invitation: InvitationView; onRevoke: (invitation: InvitationView) => void }

function Invitation({ invitation, onRevoke }: InvitationProps) {
  const { since, dateTime } = useFormat()
  const { email, role, created_at, expires_at, expired, mail } = invitation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {email}
          <Badge tone={expired ? 'warning' : mailTones[mail.state]}>
            {expired ? words.expired : words.mail[mail.state]}
          </Badge>
          {role === 'counter' && <Badge>{texts.members.roles.counter}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {words.sent(since(created_at))}
          {!expired && `, ${words.until(dateTime(expires_at))}`}
        </p>
        {mail.failure && <p className="text-danger-text text-sm wrap-anywhere">{mail.failure}</p>}
      </div>
      <Actions invitation={invitation} onRevoke={onRevoke} />
    </li>
  )
}

function Actions({ invitation, onRevoke }: InvitationProps) {
  const { mutate, isPending } = useResend()
  const report = useReport()
  const resend = () => mutate(invitation.id, report({ done: words.resent, failed: words.resendFailed }))
  return (
    <div className="flex gap-2">
      <Button
        size="small"
        aria-label={words.resendTo(invitation.email)}
        busy={isPending}
        busyText={words.resending}
        onClick={resend}
      >
        {words.resend}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={words.revokeFor(invitation.email)}
        onClick={() => onRevoke(invitation)}
      >
        {words.revoke}
      </Button>
    </div>
  )
}

const mailTones: Record<InvitationView['mail']['state'], Tone> = {
  sending: 'neutral',
  sent: 'success',
  failed: 'danger',
  uncertain: 'warning',
}
