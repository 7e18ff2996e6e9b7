/** Texts below every chart. */
export const chartTexts = {
  numbers: 'Show the numbers',
  save: {
    numbers: 'CSV',
    numbersOf: (chart: string) => `Save as CSV: ${chart}`,
    picture: 'Picture',
    pictureOf: (chart: string) => `Save as a picture: ${chart}`,
    failed: 'The picture could not be drawn. The CSV file has the same numbers.',
  },
}
