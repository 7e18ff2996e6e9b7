/** The words of the sample file. The import knows these names of columns, and its yes and no. */
export const sampleTexts = {
  columns: [
    ...['First Name', 'Last Name', 'Email', 'Phone', 'Birthday'],
    ...['SMS Opt In', 'Email Opt In', 'Visits', 'Tags'],
  ],
  yes: 'yes',
  no: 'no',
  regular: 'Regular',
  student: 'Student',
}
