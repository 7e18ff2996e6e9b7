import { z } from 'zod'

/** How many texts may be sent, in segments, which is what each text is billed by. Days are in UTC. */
export type TextLimits = {
  /**
   * The total for a business on a paid plan, until an invoice is paid or a super admin allows the plan's texts.
   */
  beforePayment: number
  /** Per day, for the whole platform. */
  platform: number
  /** Per day, for all young businesses together. */
  youngBusinesses: number
  /** Per day, for each young business. */
  youngBusiness: number
  /** Per day, for all young businesses together that were opened from one network (a /24, or a /48 of IPv6). */
  youngNetwork: number
  /** Per day, requested from one network: an IPv4 address, or 64 bits of an IPv6 one. */
  network: number
  /** Per day, requested from all the networks in 48 bits of IPv6. */
  wideNetwork: number
}

const texts = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .default(usual)

const settings = {
  TEXTS_BEFORE_PAYMENT: texts(50),
  TEXTS_A_DAY: texts(20_000),
  TEXTS_A_DAY_YOUNG: texts(1000),
  TEXTS_A_DAY_YOUNG_EACH: texts(100),
  TEXTS_A_DAY_YOUNG_NETWORK: texts(200),
  TEXTS_A_DAY_NETWORK: texts(200),
  TEXTS_A_DAY_WIDE_NETWORK: texts(1000),
}

/**
 * Reads the limits from the settings.
 * @returns the names of those that are not whole numbers, if there are any
 */
export function readTextLimits(
  environment: Record<string, string | undefined>,
): TextLimits | { wrong: string[] } {
  const read = z.object(settings).safeParse(environment)
  if (!read.success) return { wrong: read.error.issues.map(({ path }) => path.join('.')) }
  return {
    beforePayment: read.data.TEXTS_BEFORE_PAYMENT,
    platform: read.data.TEXTS_A_DAY,
    youngBusinesses: read.data.TEXTS_A_DAY_YOUNG,
    youngBusiness: read.data.TEXTS_A_DAY_YOUNG_EACH,
    youngNetwork: read.data.TEXTS_A_DAY_YOUNG_NETWORK,
    network: read.data.TEXTS_A_DAY_NETWORK,
    wideNetwork: read.data.TEXTS_A_DAY_WIDE_NETWORK,
  }
}
