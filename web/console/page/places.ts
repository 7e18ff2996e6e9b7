import {
  AlarmClock,
  Building2,
  CreditCard,
  LayoutDashboard,
  Mails,
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

/** The screens that the sidebar leads to, in its order; phones show the first ones in the bar, the rest behind 'More'. */
export const places = [
  { to: '/dashboard', label: texts.places.dashboard, icon: LayoutDashboard },
  { to: '/counter', label: texts.places.counter, icon: Store },
  { to: '/customers', label: texts.places.customers, icon: Users },
  { to: '/segments', label: texts.places.segments, icon: UsersRound },
  { to: '/programs', label: texts.places.programs, icon: WalletCards },
  { to: '/qr-codes', label: texts.places.qrCodes, icon: QrCode },
  { to: '/sms-templates', label: texts.places.smsTemplates, icon: MessageSquareText },
  { to: '/email-templates', label: texts.places.emailTemplates, icon: Mails },
  { to: '/triggers', label: texts.places.triggers, icon: AlarmClock },
  { to: '/communications', label: texts.places.communications, icon: MessagesSquare },
  { to: '/company', label: texts.places.company, icon: Building2 },
  { to: '/settings', label: texts.places.settings, icon: Settings },
  { to: '/subscription', label: texts.places.subscription, icon: CreditCard },
] as const

/** Those that somebody may open. */
export const placesFor = (session: SessionView) => places.filter(({ to }) => mayOpen(session, to))

export type Place = (typeof places)[number]['to']
