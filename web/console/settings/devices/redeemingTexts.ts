/** The words of what tills hand over without a connection. Money arrives formatted. */
export const redeemingTexts = {
  legend: 'Rewards without a connection',
  choices: {
    none: { label: 'None', description: 'Rewards wait for the connection.' },
    limited: {
      label: 'Up to a value',
      description:
        'A guest gets rewards up to this much a day. Codes wait, because nobody can tell what they are worth.',
    },
    any: {
      label: 'Without limit',
      description: 'Any reward, and codes as they are shown. A code that was used twice is found later.',
    },
  },
  present: (choice: 'none' | 'limited' | 'any', money: string) =>
    choice === 'none'
      ? 'Without a connection no rewards are given.'
      : choice === 'any'
        ? 'Without a connection rewards and codes are given without limit.'
        : `Without a connection a guest gets rewards up to ${money} a day.`,
  label: 'Most for a guest and day',
  hint: 'By what a reward costs you, as entered under Programs. One without a cost is not given.',
  unreadable: 'Enter an amount above 0 without marks between thousands, such as 5 or 12.50',
  save: 'Save rewards',
  saving: 'Saving...',
  saved: 'Saved. Devices hear of it at their next contact.',
}
