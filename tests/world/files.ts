/** A CSV file as a browser sends it. */
export const csvFile = (content: string | Uint8Array<ArrayBuffer>): File =>
  new File([content], 'guests.csv', { type: 'text/csv' })

/** The path to which a file of that name is uploaded. */
export const uploadPath = (name = 'guests.csv'): string => `/app/imports?name=${encodeURIComponent(name)}`
