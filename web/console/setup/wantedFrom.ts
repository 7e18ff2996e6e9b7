import { type Fields, minimumFor } from './fields.ts'
import type { Way } from './presets.ts'
import type { SetupView, SetupWanted } from './setupQuery.ts'

/** The request to make everything, from the read values of the third question and the other fields. */
export function wantedFrom(
  way: Way,
  values: Record<string, unknown>,
  { brand_color, welcomes, message_template, subject, body }: Fields,
  { sms, email }: SetupView['welcome'],
): SetupWanted {
  const saved = (one: { template_id: string; version: number }) => ({
    template_id: one.template_id,
    version: one.version,
  })
  return {
    ...programFrom(way, values),
    brand_color,
    welcome: {
      active: welcomes,
      sms: sms && { ...saved(sms), message_template },
      email: email && { ...saved(email), subject, body },
    },
  }
}

function programFrom(way: Way, values: Record<string, unknown>): Pick<SetupWanted, 'program' | 'reward'> {
  const { name, reward, stampsRequired, points_price, pointsPerDollar, tiers } = values as {
    name: string
    reward: string
    points_price: number
  } & Record<string, unknown>
  switch (way) {
    case 'often':
      return {
        program: { name, type: 'stamp_card', config: { rewardDescription: reward, stampsRequired } },
        reward: null,
      }
    case 'amounts':
      return {
        program: {
          name,
          type: 'points',
          config: { pointsPerDollar, minimumRedemption: minimumFor(points_price) },
        },
        reward: { name: reward, points_price },
      }
    case 'visits':
      return { program: { name, type: 'discount', config: { tiers } }, reward: null }
  }
}
