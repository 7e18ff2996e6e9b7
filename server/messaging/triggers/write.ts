import type { EmailParts, NewMessage } from '#server/messaging/messages/index.ts'
import {
  type EmailTemplate,
  plainTypography,
  renderEmail,
  renderText,
  type SmsTemplate,
  type TemplateValues,
} from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'

/** What a message says after the template's own words: lines, and rewards with their codes. */
export type Said = {
  lines?: string[]
  rewards?: { name: string; code: string }[]
  /** With the button to the card even where an email says neither. */
  withCard?: boolean
}

type Written = Pick<NewMessage, 'content' | 'subject' | 'template' | 'parts'>

export function writeText(template: SmsTemplate, values: TemplateValues, said: Said): Written {
  const rewards = (said.rewards ?? []).map(({ name, code }) => `${name}: ${code}`)
  const after = [...(said.lines ?? []), ...rewards].map(plainTypography)
  return {
    content: [renderText(template.message_template, values), ...after].join('\n'),
    template: named(template),
  }
}

export function writeMail(
  { publicUrl }: BusinessContext,
  template: EmailTemplate,
  values: TemplateValues,
  { lines = [], rewards = [], withCard = false }: Said,
): Written {
  const { subject, body } = renderEmail(template, values)
  const parts: EmailParts = {
    rewards,
    button: { label: 'See your card', url: `${publicUrl}/customer/login` },
  }
  return {
    subject,
    content: lines.length > 0 ? `${body}\n\n${lines.join('\n')}` : body,
    template: named(template),
    ...((withCard || lines.length + rewards.length > 0) && { parts }),
  }
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })
