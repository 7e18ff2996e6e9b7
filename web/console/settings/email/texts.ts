/** The words of the email settings, loaded with their card. */
export const emailTexts = {
  confirms: 'Guests confirm their email address',
  confirmsHint:
    'Who agrees to emails on the sign-up form or on their card gets one mail with a link, and others only once they have followed it (double opt-in). Consent that your team writes down or imports stands as it is.',
  confirmsUpdated: 'Confirmation setting updated',
  confirmsFailed: 'Failed to update the confirmation setting',
  weeklyLeft: 'You ended this mail for yourself. The other admins of the shop get it.',
  weeklyAgain: 'Get it again',
  weekly: 'Weekly mail',
  weeklyHint:
    'Every Monday at 8:00 the admins of the shop read how the week went, beside the week before. Nothing is sent after a week in which nothing happened.',
  weeklyUpdated: 'Weekly mail setting updated',
  weeklyFailed: 'Failed to update the weekly mail',
}
