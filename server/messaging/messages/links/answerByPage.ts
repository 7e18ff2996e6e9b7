import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type AppEnv, answerError, pageLanguage } from '#server/platform/http/index.ts'
import { unsubscribePage } from './unsubscribePage.ts'

/** Answers an error behind a link of a mail with the status that programs read, and a page in its reader's language. */
export async function answerByPage(error: Error, c: Context<AppEnv>): Promise<Response> {
  const status = answerError(error, c).status as ContentfulStatusCode
  c.header('Cache-Control', 'no-store')
  return c.html(await unsubscribePage(pageLanguage(c), { kind: 'problem' }), status)
}
