import { Mail, MessageSquareText } from 'lucide-react'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

type Reachable = Pick<CustomerView, 'email' | 'phone'>

type WriteButtonsProps<One extends Reachable> = {
  customer: One
  name: string
  onWrite: (kind: 'sms' | 'email', customer: One) => void
}

/** Buttons for a fast email and a quick SMS. */
export function WriteButtons<One extends Reachable>({ customer, name, onWrite }: WriteButtonsProps<One>) {
  const { can_text } = useSession()
  return (
    <span className="flex justify-end gap-1">
      <IconButton
        label={customer.email ? texts.email(name) : texts.noEmail(name)}
        icon={<Mail />}
        disabled={!customer.email}
        onClick={() => onWrite('email', customer)}
      />
      {can_text && (
        <IconButton
          label={customer.phone ? texts.sms(name) : texts.noPhone(name)}
          icon={<MessageSquareText />}
          disabled={!customer.phone}
          onClick={() => onWrite('sms', customer)}
        />
      )}
    </span>
  )
}
