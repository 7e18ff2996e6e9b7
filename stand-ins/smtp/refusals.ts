/**
 * Receivers that answer as failing mailboxes do, told by the part before the @ (anything after a + aside):
 *
 * | receiver  | what happens                                                        |
 * |-----------|---------------------------------------------------------------------|
 * | bounce@…  | 550 at once: no such mailbox                                        |
 * | full@…    | 452 at once: try again later                                        |
 * | spam@…    | 554 after the message was given over: refused for its content       |
 * | hangup@…  | the mail is kept, then the line is cut before an answer             |
 * | silent@…  | the mail is kept and the answer never comes                         |
 */
export type Behaviour = 'bounce' | 'full' | 'spam' | 'hangup' | 'silent'

const behaviours = new Set<string>(['bounce', 'full', 'spam', 'hangup', 'silent'] satisfies Behaviour[])

export function behaviourOf(address: string): Behaviour | undefined {
  const name = address.split('@')[0]!.split('+')[0]!.toLowerCase()
  return behaviours.has(name) ? (name as Behaviour) : undefined
}

/** The SMTP replies, as code and text. */
export const replies = {
  bounce: [550, '5.1.1 The mailbox does not exist'],
  full: [452, '4.2.2 The mailbox is full'],
  spam: [554, '5.7.1 The message looks like spam'],
} as const
