import type { People, Person } from './people.ts'

/**
 * Confirms a person's address in their own browser by the link of their sign-up mail, unless it is confirmed already.
 */
export async function confirmAddress(people: People, { email, visitor }: Person): Promise<void> {
  const proven = await people.rows('select 1 from "user" where email = $1 and email_verified', [email])
  if (proven.length > 0) return
  const token = await people.tokenFor(email)
  const answer = await visitor.post('/api/auth/verify', { type: 'signup', token })
  if (answer.status !== 200) throw new Error(answer.text)
}
