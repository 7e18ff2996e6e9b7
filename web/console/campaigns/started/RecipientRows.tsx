import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import type { CampaignRecipient } from '#server/messaging/campaigns/results/contract.ts'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { CustomerLink } from '../../customers/CustomerLink.tsx'
import { customerName } from '../../customers/customerName.ts'
import { type Format, useFormat } from '../../page/format.ts'
import type { State } from './resultsQuery.ts'
import { runTexts } from './texts.ts'

const texts = runTexts.recipients
const tones: Partial<Record<State, Tone>> = {
  accepted: 'success',
  delivered: 'success',
  rejected: 'danger',
  uncertain: 'warning',
  withheld: 'warning',
}

type RowsProps = { campaign: CampaignDetail; recipients: CampaignRecipient[] }

/** Recipients, each with the state of their message and the reason for it. */
export function RecipientRows({ campaign, recipients }: RowsProps) {
  const format = useFormat()
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {recipients.map((recipient) => (
        <li
          key={recipient.customer.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto]"
        >
          <CustomerLink id={recipient.customer.id}>{nameOf(recipient, format)}</CustomerLink>
          <p className="wrap-anywhere text-muted text-sm max-lg:order-last max-lg:col-span-2">
            {saidOf(recipient, format, campaign)}
          </p>
          <Badge tone={tones[recipient.state] ?? 'neutral'}>{runTexts.states[recipient.state]}</Badge>
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ customer }: CampaignRecipient, format: Format): string =>
  customerName({ ...customer, unique_customer_id: texts.unnamed }, format)

function saidOf(recipient: CampaignRecipient, format: Format, campaign: CampaignDetail): string {
  const { failure, reason, variant, message_id } = recipient
  const hasTwo = campaign.texts.length > 1
  const said = [
    failure ?? (reason && runTexts.reasons[reason]),
    hasTwo && message_id && texts.ofText(runTexts.variants.names[variant === 1 ? 1 : 0]),
    whenOf(recipient, format, campaign),
  ]
  return said.filter(Boolean).join(' · ')
}

/**
 * When the message goes, went or was opened. A message that the provider accepted and did not deliver was tried, not
 * sent.
 */
function whenOf(
  { state, sent_at, opened_at }: CampaignRecipient,
  { dateTime }: Format,
  { goes_on_at }: CampaignDetail,
): string | null {
  if (state === 'waiting') return goes_on_at && texts.waits(dateTime(goes_on_at))
  if (opened_at) return texts.opened(dateTime(opened_at))
  const isSent = state === 'accepted' || state === 'delivered'
  return sent_at && (isSent ? texts.sent : texts.tried)(dateTime(sent_at))
}
