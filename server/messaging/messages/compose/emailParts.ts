import type { WrittenBlock, WrittenReward } from '#server/messaging/blocks/index.ts'

/** What an email shows besides its body, kept in `communication_logs.metadata`. */
export type EmailParts = {
  rewards?: WrittenReward[]
  /** What is shown instead of the body, as its receiver reads it. */
  blocks?: WrittenBlock[]
  /** Without an address of its own it leads to `outgoing`. */
  button?: { label: string; url?: string }
}
