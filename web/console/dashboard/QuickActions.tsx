import { Link } from '@tanstack/react-router'
import { type LucideIcon, QrCode, Store, UserPlus, WalletCards } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import type { Place } from '../page/places.ts'
import { texts } from './texts.ts'

const AddCustomerDialog = lazyPart(() => import('../customers/adding/AddCustomerDialog.tsx'))

const words = texts.quickActions
const actions: { to: Place; label: string; icon: LucideIcon }[] = [
  { to: '/qr-codes', label: words.qrCode, icon: QrCode },
  { to: '/programs', label: words.program, icon: WalletCards },
  { to: '/counter', label: words.counter, icon: Store },
]

/** On phones the icon is above the words, so that two have room side by side. */
const look = 'h-14! max-sm:h-20! max-sm:flex-col max-sm:gap-1 max-sm:px-2'

/** The most frequent actions of the dashboard. */
export function QuickActions() {
  const [adding, setAdding] = useState<'never' | 'now' | 'no more'>('never')
  return (
    <>
      <nav aria-label={words.title} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Button
          icon={<UserPlus aria-hidden className="size-5" />}
          onClick={() => setAdding('now')}
          className={look}
        >
          {words.customer}
        </Button>
        {actions.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={`${buttonClass('secondary')} ${look}`}>
            <Icon aria-hidden className="size-5" />
            {label}
          </Link>
        ))}
      </nav>
      {adding !== 'never' && (
        <Suspense>
          <AddCustomerDialog
            open={adding === 'now'}
            onOpenChange={(open) => setAdding(open ? 'now' : 'no more')}
          />
        </Suspense>
      )}
    </>
  )
}
