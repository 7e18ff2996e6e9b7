import type { EmailTemplateView, SmsTemplateView } from './contract.ts'
import type { EmailTemplate, SmsTemplate } from './queries.ts'

export const viewSmsTemplate = ({
  business_id: _own,
  created_at,
  ...template
}: SmsTemplate): SmsTemplateView => ({
  ...template,
  created_at: created_at.toISOString(),
})

export const viewEmailTemplate = ({
  business_id: _own,
  created_at,
  ...template
}: EmailTemplate): EmailTemplateView => ({ ...template, created_at: created_at.toISOString() })
