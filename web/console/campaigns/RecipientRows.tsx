import type { CampaignDetail, CampaignRecipient } from '#server/messaging/campaigns/contract.ts'
import { Badge, type Tone } from '#web/ui/Badge.tsx'
import { CustomerLink } from '../customers/CustomerLink.tsx'
import { customerName } from '../customers/customerName.ts'
import { type Format, useFormat } from '../page/format.ts'
import type { State } from './resultsQuery.ts'
import { runTexts } from './runTexts.ts'

const texts = runTexts.recipients
const tones: Partial<Record<State, Tone>> = {
  accepted: 'success',
  delivered: 'success',
  rejected: 'danger',
  uncertain: 'warning',
  withheld: 'warning',
}

type RowsProps = { campaign: CampaignDetail; recipients: CampaignRecipient[] }

/** Each with what became of their message, and why. */
export function RecipientRows({ campaign, recipients }: RowsProps) {
  const format = useFormat()
  const hasTwo = campaign.texts.length > 1
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {recipients.map((recipient) => (
        <li
          key={recipient.customer.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto]"
        >
          <CustomerLink id={recipient.customer.id}>{nameOf(recipient, format)}</CustomerLink>
          <p className="wrap-anywhere text-muted text-sm max-lg:order-last max-lg:col-span-2">
            {saidOf(recipient, format, hasTwo)}
          </p>
          <Badge tone={tones[recipient.state] ?? 'neutral'}>{runTexts.states[recipient.state]}</Badge>
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ customer }: CampaignRecipient, format: Format): string =>
  customerName({ ...customer, unique_customer_id: texts.unnamed }, format)

function saidOf(recipient: CampaignRecipient, { dateTime }: Format, hasTwo: boolean): string {
  const { failure, reason, sent_at, opened_at, variant, message_id } = recipient
  const said = [
    failure ?? (reason && runTexts.reasons[reason]),
    hasTwo && message_id && texts.ofText(runTexts.variants.names[variant === 1 ? 1 : 0]),
    opened_at ? texts.opened(dateTime(opened_at)) : sent_at && texts.sent(dateTime(sent_at)),
  ]
  return said.filter(Boolean).join(' · ')
}
