const plural = (figure: string, count: number, word: string): string =>
  `${figure} ${word}${count === 1 ? '' : 's'}`

/** The words of a trigger's message that follow the template's own. Figures arrive formatted, beside their counts. */
export const texts = {
  seeCard: 'See your card',
  reward: (name: string, code: string) => `${name}: ${code}`,
  pointsUntil: (figure: string, count: number, day: string) =>
    `${plural(figure, count, 'point')} until ${day}`,
  stampsUntil: (figure: string, count: number, day: string) =>
    `${plural(figure, count, 'stamp')} until ${day}`,
}
