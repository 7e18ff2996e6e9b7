import { eq } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import type { Services } from '#server/services.ts'
import type { Auth } from '../auth.ts'
import { readSigned } from '../signedValue.ts'
import { session } from '../tables.ts'

/** The session of the cookie that a sign-in is about to set, if it opened one. */
export async function openedSession({ database }: Services, auth: Auth, cookies: string[]) {
  const { cookie, secret } = await auth.sessionCookie()
  const set = cookies.find((one) => one.startsWith(`${cookie}=`))
  const token = set && readSigned(parse(set.split(';')[0]!, cookie)[cookie] ?? '', secret)
  if (!token) return undefined
  const [opened] = await database.plain
    .select({ id: session.id, userId: session.userId })
    .from(session)
    .where(eq(session.token, token))
  return opened
}
