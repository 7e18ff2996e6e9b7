/** Stripe takes no end of a trial that is nearer. */
const SHORTEST_TRIAL_MS = 48 * 3_600_000

/** The end of the trial that a plan bought now keeps; null where its first month is charged at once. */
export function trialLeft(
  now: Date,
  { status, trial_ends_at: end }: { status: string; trial_ends_at: Date | null },
): Date | null {
  return status === 'trial' && end && end.getTime() - now.getTime() > SHORTEST_TRIAL_MS ? end : null
}
