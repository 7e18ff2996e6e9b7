import { and, desc, eq, gt } from 'drizzle-orm'
import { countBackupCodes, findFactor } from '#server/identity/auth/factors/index.ts'
import { rememberedDevices } from '#server/identity/auth/tables.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { describeDevice } from '#server/platform/network/describeDevice.ts'
import type { Services } from '#server/services.ts'
import type { FactorsView } from './contract.ts'

const MOST = 100

/** A person's authenticator app, how many backup codes are left, and the remembered devices. */
export async function readFactors({ database, clock }: Services, userId: string): Promise<FactorsView> {
  const tx = database.reads
  const factor = await findFactor(tx, userId)
  if (!factor) return { factor: null, backup_codes_left: 0, remembered_devices: [] }
  const devices = await tx
    .select()
    .from(rememberedDevices)
    .where(and(eq(rememberedDevices.userId, userId), gt(rememberedDevices.expiresAt, clock.now())))
    .orderBy(desc(rememberedDevices.createdAt))
    .limit(MOST)
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

/** Forgets all devices: every one is asked again. */
export async function forgetDevices({ database }: Services, userId: string): Promise<void> {
  await database.plain.delete(rememberedDevices).where(eq(rememberedDevices.userId, userId))
}

/** @throws {Refusal} 'not_found' for a device that is not remembered, or another person's. */
export async function forgetDevice({ database }: Services, userId: string, deviceId: string): Promise<void> {
  const forgotten = await database.plain
    .delete(rememberedDevices)
    .where(and(eq(rememberedDevices.id, deviceId), eq(rememberedDevices.userId, userId)))
    .returning({ id: rememberedDevices.id })
  if (forgotten.length === 0) throw notFound('Device')
}
