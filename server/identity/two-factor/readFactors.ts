import { countBackupCodes, findFactor } from '#server/identity/auth/factors/index.ts'
import { deleteDevice, deleteDevices, findDevices } from '#server/identity/auth/index.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { describeDevice } from '#server/platform/network/describeDevice.ts'
import type { Services } from '#server/services.ts'
import type { FactorsView } from './contract.ts'

const MOST = 100

/** Reads a person's authenticator app, the number of backup codes left, and the remembered devices. */
export async function readFactors({ database, clock }: Services, userId: string): Promise<FactorsView> {
  const tx = database.reads
  const factor = await findFactor(tx, userId)
  if (!factor) return { factor: null, backup_codes_left: 0, remembered_devices: [] }
  const devices = await findDevices(tx, clock.now(), userId, MOST)
  return {
    factor: { id: factor.id, type: 'totp', confirmed_at: factor.confirmedAt!.toISOString() },
    backup_codes_left: await countBackupCodes(tx, userId),
    remembered_devices: devices.map(({ id, userAgent, ipAddress, createdAt, expiresAt }) => ({
      id,
      ...describeDevice(userAgent),
      address: ipAddress || null,
      remembered_at: createdAt.toISOString(),
      until: expiresAt.toISOString(),
    })),
  }
}

/** Forgets all devices, so that every one is asked again. */
export async function forgetDevices({ database }: Services, userId: string): Promise<void> {
  await deleteDevices(database.plain, userId)
}

/**
 * Forgets a device.
 * @throws {Refusal} 'not_found' for a device that is not remembered, or another person's.
 */
export async function forgetDevice({ database }: Services, userId: string, deviceId: string): Promise<void> {
  if (!(await deleteDevice(database.plain, userId, deviceId))) throw notFound('Device')
}
