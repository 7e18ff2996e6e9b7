import type { UseQueryResult } from '@tanstack/react-query'
import type { CampaignForecast } from '#server/messaging/campaigns/prepare/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import type { Channel } from '../messages/messageQueries.ts'
import { type Format, useFormat } from '../page/format.ts'
import { UpgradeLink } from '../page/UpgradeLink.tsx'
import { draftTexts, exclusionWords } from './draft/texts.ts'

const texts = draftTexts.forecast

type ForecastProps = { channel: Channel; asked: UseQueryResult<CampaignForecast> }

/** The number of recipients, the customers left out and why, and the cost. */
export function Forecast({ channel, asked }: ForecastProps) {
  const { data, error, isFetching, refetch } = asked
  const format = useFormat()
  if (!data && error)
    return (
      <Banner
        tone="danger"
        title={texts.failed}
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {error.message}
      </Banner>
    )
  if (!data)
    return (
      <p role="status" className="min-h-48 text-muted">
        {texts.counting}
      </p>
    )
  return (
    <div className={`flex flex-col gap-4 ${isFetching ? 'opacity-60' : ''}`} aria-busy={isFetching}>
      <Figures channel={channel} forecast={data} />
      {data.goes_at && <Banner>{texts.goes(format.dateTime(data.goes_at))}</Banner>}
      {!data.refusal && data.looked_at_for.length > 0 && (
        <Banner>{texts.looked(format.list(data.looked_at_for))}</Banner>
      )}
      {(data.refusal ?? data.warning) && (
        <Banner tone="warning" action={data.upgrade && <UpgradeLink to="/subscription" />}>
          {data.refusal ?? data.warning}
        </Banner>
      )}
    </div>
  )
}

function Figures({ channel, forecast }: { channel: Channel; forecast: CampaignForecast }) {
  const format = useFormat()
  const { number } = format
  const { people, excluded, held_out, recipients, segments, segments_are_exact } = forecast
  const line = 'flex items-baseline justify-between gap-4 py-2'
  return (
    <dl className="divide-y divide-line tabular-nums">
      <div className={line}>
        <dt>{texts.people}</dt>
        <dd>{number(people)}</dd>
      </div>
      {excluded.length > 0 && (
        <div className="py-2">
          <dt>{texts.left}</dt>
          <dd className="mt-1 text-muted text-sm">
            <ul className="flex flex-col gap-1">
              {excluded.map(({ reason, customers }) => (
                <li key={reason}>
                  {number(customers)} {exclusionWords[channel][reason](customers)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {held_out > 0 && (
        <div className={line}>
          <dt>{texts.heldOut}</dt>
          <dd>{texts.about(number(held_out))}</dd>
        </div>
      )}
      <div className={`${line} font-semibold`}>
        <dt>{texts.recipients}</dt>
        <dd className="display text-xl">{number(recipients)}</dd>
      </div>
      {channel === 'sms' && (
        <div className={line}>
          <dt>{texts.segments}</dt>
          <dd>{segments_are_exact ? number(segments) : texts.about(number(segments))}</dd>
        </div>
      )}
      <div className={line}>
        <dt>{texts.cost}</dt>
        <dd className="text-end">{costOf(forecast, format)}</dd>
      </div>
    </dl>
  )
}

/** The messages that a campaign takes from the plan's allowance and from the credits, in words. */
export function costOf(
  { takes, left }: CampaignForecast,
  { number, list }: Pick<Format, 'number' | 'list'>,
): string {
  const parts = [
    takes.allowance > 0 &&
      texts.allowance(number(takes.allowance), left.allowance === null ? null : number(left.allowance)),
    takes.credits > 0 && texts.credits(number(takes.credits), number(left.credits)),
  ]
  return list(parts.filter((part) => part !== false)) || texts.nothing
}
