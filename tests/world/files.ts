/** A form with a CSV file in it, as a browser sends one. */
export function csvForm(content: string | Uint8Array<ArrayBuffer>, name = 'guests.csv'): FormData {
  const form = new FormData()
  form.set('file', new File([content], name, { type: 'text/csv' }))
  return form
}
