import type { Words } from '#server/messaging/foreign-links/index.ts'
import type { EmailParts } from './emailParts.ts'

/** What a message says, whether it is about to be queued or is kept. */
export type Said = {
  subject: string | null | undefined
  content: string
  /** A mail's parts, as they are kept. */
  metadata: Record<string, unknown> | EmailParts | undefined
}

/** The words of a mail as its receiver reads them. Its content has the links of blocks; the other parts stand beside it. */
export function wordsOf({ subject, content = '', metadata = {} }: Partial<Said>): Words {
  const { rewards = [], button } = metadata as EmailParts
  const beside = [...rewards.map(({ name }) => name), button?.label ?? '', button?.url ?? '']
  return { subject: subject ?? '', body: [content, ...beside].join('\n') }
}
