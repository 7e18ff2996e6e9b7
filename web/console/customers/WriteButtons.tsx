import { Mail, MessageSquareText } from 'lucide-react'
import type { CustomerView } from '#server/customers/contract.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { texts } from './texts.ts'

export type WriteTo = (kind: 'sms' | 'email', customer: CustomerView) => void

type WriteButtonsProps = { customer: CustomerView; name: string; onWrite: WriteTo }

/** Fast email and quick SMS, above the link that the rest of the row is. */
export function WriteButtons({ customer, name, onWrite }: WriteButtonsProps) {
  return (
    <span className="relative z-[1] flex justify-end gap-1">
      <IconButton
        label={customer.email ? texts.email(name) : texts.noEmail(name)}
        icon={<Mail />}
        disabled={!customer.email}
        onClick={() => onWrite('email', customer)}
      />
      <IconButton
        label={customer.phone ? texts.sms(name) : texts.noPhone(name)}
        icon={<MessageSquareText />}
        disabled={!customer.phone}
        onClick={() => onWrite('sms', customer)}
      />
    </span>
  )
}
