/** Why somebody is not written to, as far as one knows before a message is written. */
export const exclusions = [
  'no_address',
  'not_agreed',
  'stopped',
  'not_mobile',
  'country',
  'paused',
  'left_topic',
  'over_cap',
  /** Another guest has the same address, and gets it. */
  'same_address',
] as const
export type Exclusion = (typeof exclusions)[number]

/** How long a claim of a message holds: well above the providers' own time limits. */
export const LEASE_MS = 120_000
