import { LayoutDashboard, QrCode } from 'lucide-react'
import { texts } from './texts.ts'

/** The screens that the sidebar leads to, in its order. */
export const places = [
  { to: '/dashboard', label: texts.places.dashboard, icon: LayoutDashboard },
  { to: '/qr-codes', label: texts.places.qrCodes, icon: QrCode },
] as const
