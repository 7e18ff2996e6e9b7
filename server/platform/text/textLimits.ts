import { z } from 'zod'

/** What may go out on a day (UTC). */
export type DayLimits = {
  /** For the whole platform. */
  platform: number
  /** For all young businesses together. */
  youngBusinesses: number
  /** For each young business. */
  youngBusiness: number
  /** For all young businesses together that were opened from one network (a /24, or a /48 of IPv6). */
  youngNetwork: number
  /** Requested from one network: an IPv4 address, or 64 bits of an IPv6 one. */
  network: number
  /** Requested from all the networks in 48 bits of IPv6. */
  wideNetwork: number
}

/**
 * How much may be sent: texts in segments, which is what each text is billed by; `mails` in mails to customers, which
 * cost nothing but the good name of the address that they come from.
 */
export type TextLimits = DayLimits & {
  /**
   * The total for a business on a paid plan, until an invoice is paid or a super admin allows the plan's texts.
   */
  beforePayment: number
  mails: DayLimits & {
    /** The same of marketing mails that nobody caused. */
    beforePayment: number
    /** Of these per month, on a plan that costs nothing. */
    monthlyOnFree: number
  }
}

const number = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .default(usual)

const settings = {
  TEXTS_BEFORE_PAYMENT: number(50),
  TEXTS_A_DAY: number(20_000),
  TEXTS_A_DAY_YOUNG: number(1000),
  TEXTS_A_DAY_YOUNG_EACH: number(100),
  TEXTS_A_DAY_YOUNG_NETWORK: number(200),
  TEXTS_A_DAY_NETWORK: number(200),
  TEXTS_A_DAY_WIDE_NETWORK: number(1000),
  MAILS_BEFORE_PAYMENT: number(200),
  MAILS_A_MONTH_FREE: number(50),
  MAILS_A_DAY: number(500_000),
  MAILS_A_DAY_YOUNG: number(5000),
  MAILS_A_DAY_YOUNG_EACH: number(300),
  MAILS_A_DAY_YOUNG_NETWORK: number(600),
  MAILS_A_DAY_NETWORK: number(300),
  MAILS_A_DAY_WIDE_NETWORK: number(1500),
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
  const { data } = read
  return {
    beforePayment: data.TEXTS_BEFORE_PAYMENT,
    platform: data.TEXTS_A_DAY,
    youngBusinesses: data.TEXTS_A_DAY_YOUNG,
    youngBusiness: data.TEXTS_A_DAY_YOUNG_EACH,
    youngNetwork: data.TEXTS_A_DAY_YOUNG_NETWORK,
    network: data.TEXTS_A_DAY_NETWORK,
    wideNetwork: data.TEXTS_A_DAY_WIDE_NETWORK,
    mails: {
      beforePayment: data.MAILS_BEFORE_PAYMENT,
      monthlyOnFree: data.MAILS_A_MONTH_FREE,
      platform: data.MAILS_A_DAY,
      youngBusinesses: data.MAILS_A_DAY_YOUNG,
      youngBusiness: data.MAILS_A_DAY_YOUNG_EACH,
      youngNetwork: data.MAILS_A_DAY_YOUNG_NETWORK,
      network: data.MAILS_A_DAY_NETWORK,
      wideNetwork: data.MAILS_A_DAY_WIDE_NETWORK,
    },
  }
}
