import { and, asc, eq, or } from 'drizzle-orm'
import { showsPicture } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { emailTemplates } from './tables.ts'

/** Names the templates that show a picture, such as 'the template “Welcome”'. */
export async function templatesWithPicture(
  { tx, businessId }: BusinessContext,
  pictureId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ name: emailTemplates.name })
    .from(emailTemplates)
    .where(
      and(
        eq(emailTemplates.business_id, businessId),
        or(
          showsPicture(emailTemplates.blocks, pictureId),
          showsPicture(emailTemplates.translations, pictureId),
        ),
      ),
    )
    .orderBy(asc(emailTemplates.name))
  return rows.map(({ name }) => `the template “${name}”`)
}
