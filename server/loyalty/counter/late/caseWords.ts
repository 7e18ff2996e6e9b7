import type { CaseReason } from './reasons.ts'

/** A case in the words that whoever settles it reads. */
export const caseWords: Record<CaseReason, string> = {
  customer_unknown: 'No guest of the shop has this ID.',
  customer_erased: 'This guest was erased.',
  phone_mismatch: 'The phone number that was typed is not that of the guest who was picked.',
  no_room: 'The plan had no room for another guest.',
  customer_merged: 'This guest and another one are one person now.',
  too_old: 'It arrived more than 72 hours after it happened.',
  not_on_team: 'Whoever recorded it was not on the team then.',
  device_ended: 'The device that it comes from was ended.',
  above_counter_limit: 'The amount is above what the counter may record.',
  unusual_amount: 'The amount is far above what this shop usually takes, and nobody confirmed it.',
  card_expired: 'The card that it belongs to has expired since.',
  reward_unknown: 'No reward of the shop has this code or ID.',
  reward_of_other: 'The reward is another guest’s than the one who was picked.',
  redeemed: 'The reward was taken elsewhere: it was redeemed before this arrived.',
  expired: 'The reward had expired.',
  void: 'The reward had been taken back.',
  archived: 'The reward is no longer offered.',
  sold_out: 'None of this reward were left.',
  not_enough_points: 'The guest had not enough points.',
  price_changed: 'The reward costs other points now than the till showed.',
  redeeming_off: 'The shop gives no rewards without a connection.',
  above_redeeming_limit: 'It is more than a guest may take in a day without a connection.',
  key_reused: 'Something else was recorded under the same key. Look at the guest’s history first.',
}
