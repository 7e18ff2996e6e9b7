import { recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'
import { formatList } from '#server/platform/text/locale.ts'
import { dropOldPictures, takeOut } from './queries.ts'

/**
 * Finds what shows a picture, in words such as 'the template “Welcome”'. Features that depend on this one know it, so
 * the composition passes it in.
 */
export type UsersOf = (ctx: BusinessContext, pictureId: string) => Promise<string[]>

/** Most places that a sentence names. */
const MOST_NAMED = 3

/**
 * Removes a picture from the library. Mails that were sent still show it.
 * @throws {Refusal} 'not_found'; 'conflict', naming the places, while a template or an unsent campaign shows it
 */
export async function deletePicture(
  ctx: BusinessContext,
  pictureId: string,
  usersOf: UsersOf,
): Promise<void> {
  const users = await usersOf(ctx, pictureId)
  if (users.length > 0) {
    const { locale } = await findBusiness(ctx.tx, ctx.businessId)
    throw new Refusal('conflict', sentenceOf(users, locale))
  }
  const gone = await takeOut(ctx, pictureId)
  if (!gone) throw notFound('Picture')
  await dropOldPictures(ctx)
  await recordAct(ctx, { action: 'picture_deleted', details: { name: gone.name } })
}

function sentenceOf(users: string[], locale: string): string {
  const more = users.length - MOST_NAMED
  const named = [...users.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])]
  return `This picture stands in ${formatList(named, locale)}. Take it out there first.`
}
