import type { ForecastView } from '#server/data/analytics/contract.ts'
import { useFormat } from '../page/format.ts'
import { analyticsTexts } from './texts.ts'

const texts = analyticsTexts.forecast

/**
 * Forecasts how many of the customers' points and rewards will be used soon and the cost, with the error of past
 * forecasts.
 */
export function Forecast({ forecast: { points, rewards, days } }: { forecast: ForecastView }) {
  const { number } = useFormat()
  if (points.outstanding === 0 && rewards.outstanding === 0) return null
  const isKnown = points.forecast !== null || rewards.forecast !== null
  return (
    <div className="border-line border-t pt-4">
      <h3 className="mb-2 font-semibold">{texts.title(number(days))}</h3>
      {isKnown ? (
        <div className="grid gap-2">
          <Part part={points} words={texts.points} unknown={texts.pointsUnknown} />
          <Part part={rewards} words={texts.rewards} unknown={texts.rewardsUnknown} />
          <p className="text-muted text-sm">{texts.range}</p>
        </div>
      ) : (
        <p className="text-muted">{texts.cannotTell}</p>
      )}
    </div>
  )
}

type PartProps = {
  part: ForecastView['points']
  words: typeof texts.points
  /** Text for a forecast that cannot be made yet. */
  unknown: typeof texts.pointsUnknown
}

function Part({ part: { outstanding, forecast, cost }, words, unknown }: PartProps) {
  const { number, money, percent } = useFormat()
  if (outstanding === 0) return null
  if (!forecast)
    return (
      <p>
        {unknown(number(outstanding), outstanding)} {texts.cannotTell}
      </p>
    )
  return (
    <p>
      {words(number(outstanding), number(forecast.low), number(forecast.high), outstanding)}
      {cost && ` ${texts.cost(money(cost.low), money(cost.high))}`}{' '}
      {texts.tested(number(forecast.tested), percent(forecast.off))}
    </p>
  )
}
