import type { AskedCode, SignInWay } from './ways.ts'

/** The details of an action: no secret, and no name, phone or address of a customer. */
export type Details = {
  /** Old and new values by the names of their fields. */
  changes?: Record<string, Change>
  /**
   * The name that the business gave to the program, the reward, the template, the segment, the campaign, the API key or
   * the place of the QR code.
   */
  name?: string
  /** The reward that was handed over. */
  reward?: string
  /** The way in which somebody tried to sign in. */
  way?: SignInWay
  /** The code that was wrong. */
  code?: AskedCode
  /** The channel of a template or a campaign. */
  channel?: 'sms' | 'email'
  points?: number
  stamps?: number
  /** Credits given or taken, or those of a pack; never negative. */
  credits?: number
  visits?: number
  /** Minor units of the currency. */
  amount?: number
  currency?: string
  /** The file's name. */
  file?: string
  invitation_id?: string
  program_id?: string
  /** The duplicate that went into the customer. */
  merged_id?: string
  enabled?: boolean
  /** The last day of a grant, in the business's calendar. */
  ends_on?: string
  /** The reason that a super admin gave. */
  reason?: string
  /** Number of sessions that ended. */
  sessions?: number
  /** The business that a platform's action was about. */
  business_id?: string
  /** Set for what the operator did by a command of the server. */
  by?: 'command'
  /** The name of the API key that did it. */
  key?: string
}

export type Setting = string | number | boolean | null
export type Change = { from: Setting; to: Setting }

const LONGEST_SETTING = 500

/** The settings that differ, with their old and new values; long texts are cut. */
export function changesBetween<T extends Record<string, unknown>>(
  before: T,
  after: Partial<T>,
): Record<string, Change> {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  return Object.fromEntries(
    changed.map((name) => [name, { from: asSetting(before[name]), to: asSetting(after[name]) }]),
  )
}

function asSetting(value: unknown): Setting {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' && value ? value.slice(0, LONGEST_SETTING) : null
}
