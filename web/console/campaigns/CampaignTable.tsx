import { Link, useNavigate } from '@tanstack/react-router'
import { Mail, MessageSquare } from 'lucide-react'
import type { CampaignView } from '#server/messaging/campaigns/contract.ts'
import { ListRow, ListTable } from '#web/ui/layout/ListTable.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { texts } from './texts.ts'

/** A row for each campaign; on phones each is a small card. */
export function CampaignTable({ campaigns }: { campaigns: CampaignView[] }) {
  const { name, status, recipients, when } = texts.columns
  const columns = [
    { head: name },
    { head: status, width: 'w-36' },
    { head: recipients, width: 'w-52' },
    { head: when, width: 'w-64' },
  ]
  return (
    <ListTable columns={columns}>
      {campaigns.map((campaign) => (
        <Row key={campaign.id} campaign={campaign} />
      ))}
    </ListTable>
  )
}

function Row({ campaign }: { campaign: CampaignView }) {
  const navigate = useNavigate()
  const format = useFormat()
  const { id, name, type, status, recipient_count, started_at } = campaign
  const to = { to: '/campaigns/$campaignId', params: { campaignId: id } } as const
  const Icon = type === 'email' ? Mail : MessageSquare
  return (
    <ListRow onOpen={() => void navigate(to)} className="lg:[&>td]:py-4">
      <td className="min-w-0">
        <div className="flex min-w-0 items-center gap-3">
          <Icon role="img" aria-label={texts.types[type]} className="size-5 shrink-0 text-muted" />
          <Link {...to} dir="auto" title={name} className="block truncate font-semibold hover:underline">
            {name}
          </Link>
        </div>
      </td>
      <td className="max-lg:justify-self-end">
        <StatusBadge status={status} />
      </td>
      <td
        className={`text-sm tabular-nums max-lg:col-span-2 max-lg:ps-8 ${started_at ? '' : 'text-muted max-lg:hidden'}`}
      >
        {started_at ? texts.recipients(format.number(recipient_count), recipient_count) : texts.notChosen}
      </td>
      <td className="text-muted text-sm max-lg:col-span-2 max-lg:ps-8">{whenOf(campaign, format)}</td>
    </ListRow>
  )
}

function whenOf(campaign: CampaignView, { date, dateTime }: Format): string {
  const { status, created_at, scheduled_for, started_at, sent_at } = campaign
  if (status === 'scheduled' && scheduled_for) return texts.when.scheduled(dateTime(scheduled_for))
  if (sent_at) return texts.when.sent(date(sent_at))
  return started_at ? texts.when.started(date(started_at)) : texts.when.draft(date(created_at))
}
