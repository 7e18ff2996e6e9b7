import type { Raw, ReadPerson } from './reading/readRow.ts'

/** A person as a row of a file. */
export const rawOfPerson = ({ first_name, last_name, email, phone, birthday }: ReadPerson): Raw => ({
  first_name: first_name ?? '',
  last_name: last_name ?? '',
  email: email ?? '',
  phone: phone ?? '',
  birthday: birthday ?? '',
})
