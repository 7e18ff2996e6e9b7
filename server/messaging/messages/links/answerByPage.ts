import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type AppEnv, answerError, pageLanguage } from '#server/platform/http/index.ts'
import { unsubscribePage } from './unsubscribePage.ts'

/**
 * Answers errors behind a link of a mail with the status that programs read, and a page in its reader's language: the
 * one for customers unless another is given.
 */
export const answerByPage =
  (pageFor: (c: Context<AppEnv>) => Promise<string> = problemPage): ErrorHandler<AppEnv> =>
  async (error, c) => {
    const status = answerError(error, c).status as ContentfulStatusCode
    c.header('Cache-Control', 'no-store')
    return c.html(await pageFor(c), status)
  }

const problemPage = (c: Context<AppEnv>) => unsubscribePage(pageLanguage(c), { kind: 'problem' })
