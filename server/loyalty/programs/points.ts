import { minorDigits } from '#server/platform/money/minorDigits.ts'
import type { PointsConfig } from './config.ts'

/**
 * Points for a paid amount (minor units): whole points, and the remainder in thousandths (0 to 999), which is carried
 * over to the next purchase. `carried` is the remainder of the previous one.
 */
export function earnPoints(
  config: PointsConfig,
  paid: number,
  carried: number,
  currency: string,
): { points: number; carried: number } {
  // Tenths of a point per dollar, so that all numbers are whole; BigInt, for a large amount at a high rate.
  const tenths = BigInt(Math.round(config.pointsPerDollar * 10))
  const earned = (BigInt(paid) * tenths * 100n) / 10n ** BigInt(minorDigits(currency))
  const total = Number(earned) + carried
  return { points: Math.floor(total / 1000), carried: total % 1000 }
}
