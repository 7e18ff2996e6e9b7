import { composeQuickMessage, type QuickRequest } from '#server/messaging/messages/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'

/** The message as the caller describes it, by the field names of the call. */
export type Said = Partial<
  Record<
    'recipientPhone' | 'message' | 'templateName' | 'subject' | 'body' | 'recipientEmail' | 'recipientName',
    string | null | undefined
  >
>

const OTHER =
  'This is not what the template and the customer say. Leave it out: the server writes it by their ids.'

/**
 * Refuses words or a receiver that the server would not use by itself: otherwise a browser could send anything to
 * anybody in the business's name.
 * @throws {Refusal} 'invalid' at each field that differs; 'not_found' as composing the message
 */
export async function refuseOtherWords(
  ctx: BusinessContext,
  request: QuickRequest,
  said: Said,
): Promise<void> {
  const told = Object.entries(said).filter(([, words]) => words !== undefined && words !== null)
  if (told.length === 0) return
  const { message } = await composeQuickMessage(ctx, request)
  const meant: Required<Said> = {
    recipientPhone: message.recipient,
    recipientEmail: message.recipient,
    recipientName: message.recipientName ?? null,
    message: message.content,
    body: message.content,
    subject: message.subject ?? null,
    templateName: message.template?.name ?? null,
  }
  const others = told.filter(([name, words]) => meant[name as keyof Said] !== words)
  if (others.length === 0) return
  const fields = Object.fromEntries(others.map(([name]) => [name, OTHER]))
  throw new Refusal('invalid', OTHER, { fields })
}
