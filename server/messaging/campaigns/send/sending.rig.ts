import { afterAll, beforeAll } from 'vitest'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { type CampaignBusiness, openCampaignBusiness } from '#tests/world/campaignBusiness.ts'

export let desk: Desk

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    desk = await openDesk()
  })
  afterAll(() => desk.close())
}

export const openBusiness = (wanted: Parameters<typeof openCampaignBusiness>[1] = {}) =>
  openCampaignBusiness(desk, wanted)

export const statesOf = async (business: CampaignBusiness, id: string) => {
  const counts: Record<string, number> = {}
  for (const { state } of await business.recipients(id)) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

export const textsOf = async (business: CampaignBusiness) => {
  const sent = await business.messages()
  return sent.filter(({ state }) => ['accepted', 'delivered'].includes(state)).length
}

/** The local time of a business in New York, `hours` from now. */
export const localOf = (hours: number) =>
  new Date(desk.clock.now().getTime() + (hours - 5) * 3_600_000).toISOString().slice(0, 16)
