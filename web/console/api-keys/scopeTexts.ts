/** Texts of the choice of scopes, which the settings load with its dialog. */
export const scopeTexts = {
  legend: 'What may it do?',
  tillText: 'It finds and adds customers, records purchases and redeems rewards, and nothing else.',
  chosenText:
    'It reads or writes what you name, such as customers for a newsletter, or figures for a bookkeeper.',
  backdateText: 'It may hand in purchases up to 72 hours after they happened. Without this, 15 minutes.',
}
