import {
  AlarmClock,
  Building2,
  ChartColumn,
  CreditCard,
  LayoutDashboard,
  type LucideIcon,
  Mails,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  QrCode,
  Settings,
  Store,
  Users,
  UsersRound,
  WalletCards,
} from 'lucide-react'
import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { mayOpen } from '../session/mayOpen.ts'
import { texts } from './texts.ts'

/**
 * The screens in the sidebar, in its order. Phones show the first ones in the bar, the rest behind 'More'. Marketing's
 * screens are next to each other: the sidebar folds them into one row if there is no room for all.
 */
export const places = [
  { to: '/dashboard', label: texts.places.dashboard, icon: LayoutDashboard },
  { to: '/counter', label: texts.places.counter, icon: Store },
  { to: '/customers', label: texts.places.customers, icon: Users },
  { to: '/programs', label: texts.places.programs, icon: WalletCards },
  { to: '/qr-codes', label: texts.places.qrCodes, icon: QrCode },
  { to: '/segments', label: texts.places.segments, icon: UsersRound, inMarketing: true },
  { to: '/campaigns', label: texts.places.campaigns, icon: Megaphone, inMarketing: true },
  { to: '/sms-templates', label: texts.places.smsTemplates, icon: MessageSquareText, inMarketing: true },
  { to: '/email-templates', label: texts.places.emailTemplates, icon: Mails, inMarketing: true },
  { to: '/triggers', label: texts.places.triggers, icon: AlarmClock, inMarketing: true },
  { to: '/communications', label: texts.places.communications, icon: MessagesSquare },
  { to: '/analytics', label: texts.places.analytics, icon: ChartColumn },
  { to: '/company', label: texts.places.company, icon: Building2 },
  { to: '/settings', label: texts.places.settings, icon: Settings },
  { to: '/subscription', label: texts.places.subscription, icon: CreditCard },
] as const

/** The places that a person may open. */
export const placesFor = (session: SessionView) => places.filter(({ to }) => mayOpen(session, to))

/** Screens that are opened seldom: a low tablet has them behind 'More'. */
const ofAccount: readonly Place[] = ['/company', '/settings', '/subscription']

/** `placesFor`, grouped as in the sidebar. */
export function placesInGroups(session: SessionView) {
  const open: readonly PlaceLink[] = placesFor(session)
  const marketing = open.filter(({ inMarketing }) => inMarketing)
  const rest = open.filter(({ inMarketing }) => !inMarketing)
  const at = marketing[0] ? open.indexOf(marketing[0]) : rest.length
  const after = rest.slice(at)
  const isOfAccount = ({ to }: PlaceLink) => ofAccount.includes(to)
  return {
    before: rest.slice(0, at),
    marketing,
    shown: after.filter((place) => !isOfAccount(place)),
    account: after.filter(isOfAccount),
  }
}

export type Place = (typeof places)[number]['to']
export type PlaceLink = { to: Place; label: string; icon: LucideIcon; inMarketing?: true }
