import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PortalProgram } from '#server/portal/card/contract.ts'
import { createFormat } from '../format.ts'
import { texts } from '../texts.ts'
import { Rewards } from './Rewards.tsx'

const words = texts.dashboard
const terms = {
  discount: { type: 'discount', config: { tiers: [{ visits: 5, discount: 5 }] } },
  stamp_card: { type: 'stamp_card', config: {} },
}
const drawn = (...types: (keyof typeof terms)[]) =>
  renderToStaticMarkup(
    <Rewards
      rewards={[]}
      programs={types.map((type) => ({ terms: terms[type] }) as PortalProgram)}
      format={createFormat({ locale: 'en-IN', time_zone: 'Asia/Kolkata' })}
      onShow={() => {}}
      onChange={async () => {}}
    />,
  )

describe('rewards', () => {
  it('are promised to nobody where every program is a discount', () => {
    expect(drawn('discount')).toBe('')
    expect(drawn('discount', 'stamp_card')).toContain(words.noRewardsText(false))
    expect(drawn()).toContain(words.noRewards)
  })
})
