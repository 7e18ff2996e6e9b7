import { Link } from '@tanstack/react-router'
import { type LucideIcon, QrCode, Store, WalletCards } from 'lucide-react'
import { buttonClass } from '#web/ui/buttonClass.ts'
import type { Place } from '../places.ts'
import { texts } from './texts.ts'

const words = texts.quickActions
const actions: { to: Place; label: string; icon: LucideIcon }[] = [
  { to: '/counter', label: words.counter, icon: Store },
  { to: '/qr-codes', label: words.qrCode, icon: QrCode },
  { to: '/programs', label: words.program, icon: WalletCards },
]

/** What is done most from here. */
export function QuickActions() {
  return (
    <nav aria-label={words.title} className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {actions.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={`${buttonClass('secondary')} h-14!`}>
          <Icon aria-hidden className="size-5" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
