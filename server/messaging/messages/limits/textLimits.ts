import { z } from 'zod'
import { type Environment, namesOf, SettingError, type Settings } from '#server/platform/settings/setting.ts'

/** The most that may go out on a day (UTC). */
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
 * Limits of sending. Texts are counted in segments, by which each text is billed; `mails` in mails to customers, which
 * cost nothing but the good name of the address that they come from.
 */
export type TextLimits = DayLimits & {
  /**
   * The total for a business on a paid plan, until an invoice is paid or a super admin allows the plan's texts.
   */
  beforePayment: number
  mails: DayLimits & {
    /** The total of marketing mails that answer no act of the customer, as `beforePayment` for texts. */
    beforePayment: number
    /** Marketing mails of this kind per month, on a plan that costs nothing. */
    monthlyOnFree: number
  }
}

declare module '#server/platform/context/context.ts' {
  interface BusinessContext {
    textLimits: TextLimits
  }
}

declare module '#server/services.ts' {
  interface Services {
    textLimits: TextLimits
  }
}

const number = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .default(usual)

export const textSettings = {
  TEXTS_BEFORE_PAYMENT: {
    about: 'texts that a shop on a paid plan has in all before its first payment.',
    line: '#TEXTS_BEFORE_PAYMENT=50',
  },
  TEXTS_A_DAY: { about: 'texts a day, for everybody.', line: '#TEXTS_A_DAY=20000' },
  TEXTS_A_DAY_YOUNG: {
    about: 'texts a day, for all young shops together.',
    line: '#TEXTS_A_DAY_YOUNG=1000',
  },
  TEXTS_A_DAY_YOUNG_EACH: {
    about: 'texts a day, for each young shop.',
    line: '#TEXTS_A_DAY_YOUNG_EACH=100',
  },
  TEXTS_A_DAY_YOUNG_NETWORK: {
    about: 'texts a day, for young shops of one network.',
    line: '#TEXTS_A_DAY_YOUNG_NETWORK=200',
  },
  TEXTS_A_DAY_NETWORK: {
    about: 'texts a day, asked for from one network.',
    line: '#TEXTS_A_DAY_NETWORK=200',
  },
  TEXTS_A_DAY_WIDE_NETWORK: {
    about: 'texts a day, asked for from one /48 of IPv6.',
    line: '#TEXTS_A_DAY_WIDE_NETWORK=1000',
  },
  MAILS_BEFORE_PAYMENT: {
    about: 'marketing mails that a shop on a paid plan has in all before its first payment.',
    line: '#MAILS_BEFORE_PAYMENT=200',
  },
  MAILS_A_MONTH_FREE: {
    about: 'marketing mails that a shop on Free has a month.',
    line: '#MAILS_A_MONTH_FREE=50',
  },
  MAILS_A_DAY: { about: 'mails to guests a day, for everybody.', line: '#MAILS_A_DAY=500000' },
  MAILS_A_DAY_YOUNG: {
    about: 'mails to guests a day, for all young shops together.',
    line: '#MAILS_A_DAY_YOUNG=5000',
  },
  MAILS_A_DAY_YOUNG_EACH: {
    about: 'mails to guests a day, for each young shop.',
    line: '#MAILS_A_DAY_YOUNG_EACH=300',
  },
  MAILS_A_DAY_YOUNG_NETWORK: {
    about: 'mails to guests a day, for young shops of one network.',
    line: '#MAILS_A_DAY_YOUNG_NETWORK=600',
  },
  MAILS_A_DAY_NETWORK: {
    about: 'mails to guests a day, asked for from one network.',
    line: '#MAILS_A_DAY_NETWORK=300',
  },
  MAILS_A_DAY_WIDE_NETWORK: {
    about: 'mails to guests a day, asked for from one /48 of IPv6.',
    line: '#MAILS_A_DAY_WIDE_NETWORK=1500',
  },
} as const satisfies Settings

const limits = z.object({
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
})

/** @throws {SettingError} for a setting that is not a whole number */
export function readTextLimits(environment: Environment): TextLimits {
  const read = limits.safeParse(environment)
  if (!read.success) throw new SettingError(`${namesOf(read.error)} must be a whole number.`)
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
