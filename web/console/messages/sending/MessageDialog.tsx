import { useEffect, useEffectEvent, useState } from 'react'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { apart } from '#server/platform/text/apart.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { customerName } from '../../customers/customerName.ts'
import { useFormat } from '../../page/format.ts'
import type { Channel, Template } from '../messageQueries.ts'
import { texts } from '../texts.ts'
import { ComposeStage } from './ComposeStage.tsx'
import { FateStage } from './FateStage.tsx'
import { TemplateList } from './TemplateList.tsx'
import { useSending } from './useSending.ts'

type Customer = Pick<
  CustomerView,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'unique_customer_id'
>

export type MessageDialogProps = {
  channel: Channel
  customer: Customer
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Shows the template list, the chosen template, sending, and sent. The dialog closes by itself once the message is
 * sent.
 */
export function MessageDialog(props: MessageDialogProps) {
  const { channel, customer, open, onOpenChange } = props
  const format = useFormat()
  const words = texts[channel]
  const address = channel === 'sms' ? customer.phone && format.phone(customer.phone) : customer.email
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={
        <span dir="auto" className="wrap-anywhere">
          {words.to(apart(customerName(customer, format)), apart(address ?? ''))}
        </span>
      }
    >
      <Stages {...props} />
    </Dialog>
  )
}

/** Spec section 9: a dialog that has succeeded closes after 1.5 seconds. */
const CLOSE_MS = 1_500

function Stages({ channel, customer, onOpenChange }: MessageDialogProps) {
  const [template, setTemplate] = useState<Template>()
  const sending = useSending(channel, customer.id)
  const close = useEffectEvent(() => onOpenChange(false))
  const isSent = sending.fate.kind === 'sent'
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => close(), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isSent])
  if (!template) return <TemplateList channel={channel} onChoose={setTemplate} />
  if (sending.fate.kind !== 'unsent') {
    return <FateStage channel={channel} fate={sending.fate} onClose={() => onOpenChange(false)} />
  }
  return (
    <ComposeStage
      channel={channel}
      customerId={customer.id}
      template={template}
      sending={sending}
      onChange={() => {
        sending.reset()
        setTemplate(undefined)
      }}
      onCancel={() => onOpenChange(false)}
    />
  )
}
