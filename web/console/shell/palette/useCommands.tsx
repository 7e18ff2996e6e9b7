import { useNavigate } from '@tanstack/react-router'
import { LogOut, QrCode, ShieldCheck, Store, UserPlus, Users, WalletCards } from 'lucide-react'
import type { CommandGroup, CommandOption } from '#web/ui/dialogs/CommandDialog.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { placesFor } from '../../page/places.ts'
import { texts as around } from '../../page/texts.ts'
import { useSignOut } from '../../session/enterAndLeave.ts'
import { may, useSession } from '../../session/session.ts'
import { useOtherBusinesses } from '../useOtherBusinesses.ts'
import type { ActionName } from './ActionDialog.tsx'
import { texts } from './texts.ts'

const words = texts.actions

/** The screens that the person may see. */
export function useScreens(): CommandGroup {
  const session = useSession()
  const { is_super_admin } = session
  const navigate = useNavigate()
  const options: CommandOption[] = placesFor(session).map(({ to, label, icon: Icon }) => ({
    id: to,
    label,
    icon: <Icon aria-hidden />,
    onSelect: () => void navigate({ to }),
  }))
  if (is_super_admin)
    options.push({
      id: '/admin/dashboard',
      label: around.superAdmin,
      icon: <ShieldCheck aria-hidden />,
      onSelect: () => void navigate({ to: '/admin/dashboard' }),
    })
  return { label: texts.groups.screens, options }
}

/** Actions that the person may do from anywhere. `begin` opens the dialog of an action. */
export function useActions(begin: (action: ActionName) => void): CommandGroup {
  const session = useSession()
  const navigate = useNavigate()
  const report = useReport()
  const signOut = useSignOut()
  const { others, goTo } = useOtherBusinesses()
  const options: (CommandOption | false)[] = [
    may(session, 'till') && {
      id: 'purchase',
      label: words.purchase,
      icon: <Store aria-hidden />,
      onSelect: () => void navigate({ to: '/counter', search: {} }),
    },
    may(session, 'till') && {
      id: 'customer',
      label: words.customer,
      icon: <UserPlus aria-hidden />,
      onSelect: () => begin('customer'),
    },
    may(session, 'business') && {
      id: 'qr code',
      label: words.qrCode,
      icon: <QrCode aria-hidden />,
      onSelect: () => begin('qr code'),
    },
    may(session, 'business') && {
      id: 'program',
      label: words.program,
      icon: <WalletCards aria-hidden />,
      onSelect: () => begin('program'),
    },
    may(session, 'business admin') && {
      id: 'invitation',
      label: words.invite,
      icon: <Users aria-hidden />,
      onSelect: () => begin('invitation'),
    },
    ...others.map(({ business_id, company_name, role }) => ({
      id: business_id,
      label: words.switchTo(company_name),
      hint: around.roles[role],
      icon: <Store aria-hidden />,
      onSelect: () => goTo(business_id),
    })),
    may(session, 'signed in') && {
      id: 'sign out',
      label: words.signOut,
      icon: <LogOut aria-hidden />,
      onSelect: () => signOut.mutate(undefined, report()),
    },
  ]
  return { label: texts.groups.actions, options: options.filter((option) => option !== false) }
}
