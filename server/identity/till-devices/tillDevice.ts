import type { TillDeviceView } from './contract.ts'
import type { tillDevices } from './tables.ts'

export type TillDevice = typeof tillDevices.$inferSelect

/** The most devices of a business that keep customers. */
export const MOST_DEVICES = 20
/** Ended devices that the list shows. */
export const MOST_ENDED = 20
/** Time in milliseconds after a contact in which the device gets its customers. */
export const GIVEN_WITHIN_MS = 10 * 60_000

export const viewDevice = (device: TillDevice): TillDeviceView => ({
  id: device.id,
  name: device.name,
  created_at: device.created_at.toISOString(),
  last_contact_at: device.last_contact_at?.toISOString() ?? null,
  last_contact_name: device.last_contact_name,
  ended_at: device.ended_at?.toISOString() ?? null,
  told_at: device.told_at?.toISOString() ?? null,
})
