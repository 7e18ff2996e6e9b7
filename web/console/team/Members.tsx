import { KeyRound, LayoutDashboard, LogOut, Store, UserRoundCog, UserRoundMinus } from 'lucide-react'
import type { MemberView } from '#server/identity/team/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Menu } from '#web/ui/buttons/Menu.tsx'
import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useFormat } from '../page/format.ts'
import { useChangeRole } from './teamQuery.ts'
import { texts } from './texts.ts'

const words = texts.members

export type MemberTask = 'remove' | 'hand over' | 'reset pin' | 'leave'

type MembersProps = {
  members: MemberView[]
  manages: boolean
  /** True if the plan has a seat left. */
  mayInvite: boolean
  onTask: (kind: MemberTask, member: MemberView) => void
}

/** The people in the team. The admin manages everybody else, and a member may leave. */
export function Members({ members, manages, mayInvite, onTask }: MembersProps) {
  const self = members.find(({ is_self }) => is_self)
  return (
    <Card title={words.title}>
      <ul className="-my-2 divide-y divide-line">
        {members.map((member) => (
          <li key={member.id} className="flex items-center gap-3 py-3">
            <Avatar name={member.name} />
            <Person member={member} />
            {manages && !member.is_self && <Actions member={member} onTask={onTask} />}
          </li>
        ))}
      </ul>
      {manages && (
        <p className="mt-4 text-muted text-sm">
          {members.length > 1 ? texts.leave.adminFirst : words.alone}{' '}
          {mayInvite && members.length === 1 && words.invite}
        </p>
      )}
      {self?.role === 'member' && (
        <Button
          className="mt-4"
          icon={<LogOut aria-hidden className="size-4" />}
          onClick={() => onTask('leave', self)}
        >
          {texts.leave.action}
        </Button>
      )}
    </Card>
  )
}

function Person({ member }: { member: MemberView }) {
  const { date } = useFormat()
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-2">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {member.name}
          {member.is_self && <span className="font-normal text-muted"> ({words.you})</span>}
        </p>
        <Badge tone={member.role === 'admin' ? 'accent' : 'neutral'}>{words.roles[member.role]}</Badge>
      </div>
      <p className="text-muted text-sm wrap-anywhere">{member.email}</p>
      <p className="text-muted text-sm">{words.joined(date(member.accepted_at ?? member.invited_at))}</p>
    </div>
  )
}

function Actions({ member, onTask }: { member: MemberView; onTask: MembersProps['onTask'] }) {
  const changeRole = useRoleChange(member)
  const other = member.role === 'counter' ? 'member' : 'counter'
  return (
    <Menu
      label={words.actions(member.name)}
      items={[
        {
          label: texts.handOver.action,
          icon: <UserRoundCog aria-hidden />,
          onSelect: () => onTask('hand over', member),
        },
        {
          label: texts.changeRole[other],
          icon: other === 'counter' ? <Store aria-hidden /> : <LayoutDashboard aria-hidden />,
          onSelect: () => changeRole(other),
        },
        ...(member.has_pin
          ? [
              {
                label: texts.resetPin.action,
                icon: <KeyRound aria-hidden />,
                onSelect: () => onTask('reset pin', member),
              },
            ]
          : []),
        {
          label: texts.remove.action,
          icon: <UserRoundMinus aria-hidden />,
          danger: true,
          onSelect: () => onTask('remove', member),
        },
      ]}
    />
  )
}

/** No confirmation is needed, because changing back is just as easy. */
function useRoleChange({ id, name }: MemberView) {
  const { mutate } = useChangeRole()
  const { show } = useToast()
  return (role: 'member' | 'counter') =>
    mutate(
      { id, role },
      {
        onSuccess: () => show({ tone: 'success', title: texts.changeRole.done(name, role) }),
        onError: ({ message }) => show({ tone: 'danger', title: `${texts.changeRole.failed}. ${message}` }),
      },
    )
}
