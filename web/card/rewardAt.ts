import type { CardProgress, PointsProgram } from './program.ts'

/** The balance at which a reward can be had: the guest's own, else that of the cheapest one that the program offers. */
export const rewardAt = ({ config, cheapest_reward }: PointsProgram, progress?: CardProgress): number =>
  progress?.reward_at ?? Math.max(config.minimumRedemption, cheapest_reward ?? 0)
