import type { WrittenBlock, WrittenReward } from '#server/messaging/blocks/index.ts'

/** Parts of an email besides its body, stored in `communication_logs.metadata`. */
export type EmailParts = {
  rewards?: WrittenReward[]
  /** Shown instead of the body, as its receiver reads them. */
  blocks?: WrittenBlock[]
  /** Without a `url` the button leads to `outgoing`. */
  button?: { label: string; url?: string }
}
