import { confirmPassword, setPassword } from '#server/identity/sign-in/index.ts'
import { hashPassword } from '#server/platform/passwords/index.ts'
import type { Services } from '#server/services.ts'

/** Changes the password, given the current one. This session continues; every other one ends. */
export async function changePassword(
  services: Services,
  person: { userId: string; sessionId: string; email: string },
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  await confirmPassword(services, person, currentPassword, 'current_password')
  const hashed = await hashPassword(password)
  await services.database.transaction({}, (tx) =>
    setPassword(
      services,
      tx,
      { id: person.userId, email: person.email },
      { hashed, keepSession: person.sessionId },
    ),
  )
}
