import { LayoutDashboard, QrCode, Settings, Store, Users, WalletCards } from 'lucide-react'
import { texts } from './texts.ts'

/** The screens that the sidebar leads to, in its order. */
export const places = [
  { to: '/dashboard', label: texts.places.dashboard, icon: LayoutDashboard },
  { to: '/counter', label: texts.places.counter, icon: Store },
  { to: '/customers', label: texts.places.customers, icon: Users },
  { to: '/programs', label: texts.places.programs, icon: WalletCards },
  { to: '/qr-codes', label: texts.places.qrCodes, icon: QrCode },
  { to: '/settings', label: texts.places.settings, icon: Settings },
] as const

export type Place = (typeof places)[number]['to']
