import type { WrittenBlock, WrittenReward } from '#server/messaging/blocks/index.ts'
import type { Words } from '#server/messaging/foreign-links/index.ts'
import { isPageLanguage, type PageLanguage } from '#server/platform/text/pageLanguages.ts'

/** Parts of an email besides its body, stored in `communication_logs.metadata`. */
export type EmailParts = {
  /** The language of the words around the mail's own. */
  language?: PageLanguage
  rewards?: WrittenReward[]
  /** Shown instead of the body, as its receiver reads them. */
  blocks?: WrittenBlock[]
  /** Without a `url` the button leads to `outgoing`. */
  button?: { label: string; url?: string }
}

/** The words of a message that is about to be queued, or is stored. */
export type Said = {
  subject: string | null | undefined
  content: string
  /** The parts of a mail, as they are stored. */
  metadata: Record<string, unknown> | EmailParts | undefined
}

/**
 * The words of a mail as its receiver reads them. Its content includes the links of blocks; the other parts are added.
 */
export function wordsOf({ subject, content = '', metadata = {} }: Partial<Said>): Words {
  const { rewards = [], button } = metadata as EmailParts
  const beside = [...rewards.map(({ name }) => name), button?.label ?? '', button?.url ?? '']
  return { subject: subject ?? '', body: [content, ...beside].join('\n') }
}

/** The language of our words in a mail: that of its receiver when it was written, and else English. */
export function languageOfMail({ metadata }: Pick<Said, 'metadata'>): PageLanguage {
  const { language } = (metadata ?? {}) as EmailParts
  return isPageLanguage(language) ? language : 'en'
}
