const created_at = '2026-02-03T10:20:00.000Z'

/** A template of the Blue Door Café for texts, and one for emails. */
export const exampleSmsTemplate = {
  id: '0198c2e5-4f88-7b06-8b9d-15e3c6a7f042',
  name: 'Cake on Friday',
  active: true,
  config: {},
  version: 1,
  created_at,
  trigger_type: 'custom' as const,
  message_template: 'Hi {firstName}, there is fresh cake on Friday.',
  translations: [],
}
export const exampleEmailTemplate = {
  id: '0198c2e5-61c3-7e94-b2a8-7d0f4c9b3e15',
  name: 'Summer menu',
  active: true,
  config: {},
  version: 1,
  created_at,
  trigger_type: 'promotional' as const,
  subject: 'Our summer menu',
  body: 'Hi {firstName}, iced coffee and lemon cake are back.',
  blocks: null,
  translations: [],
  looked_at_for: [],
}

const { message_template } = exampleSmsTemplate
const { subject, body } = exampleEmailTemplate
const sms = {
  ...{ name: exampleSmsTemplate.name, trigger_type: exampleSmsTemplate.trigger_type, message_template },
  ...{ translations: [], config: {} },
}
const email = {
  ...{ name: exampleEmailTemplate.name, trigger_type: exampleEmailTemplate.trigger_type, subject, body },
  ...{ blocks: null, translations: [], config: {} },
}
export const listSmsTemplates = { answer: { data: [exampleSmsTemplate], next: null } }
export const createSmsTemplate = { body: sms, answer: exampleSmsTemplate }
export const editSmsTemplate = { body: { version: 1, ...sms }, answer: { ...exampleSmsTemplate, version: 2 } }
export const activateSmsTemplate = { answer: { ...exampleSmsTemplate, version: 4 } }
export const deactivateSmsTemplate = { answer: { ...exampleSmsTemplate, active: false, version: 3 } }
export const listEmailTemplates = { answer: { data: [exampleEmailTemplate], next: null } }
export const createEmailTemplate = { body: email, answer: exampleEmailTemplate }
export const editEmailTemplate = {
  body: { version: 1, ...email },
  answer: { ...exampleEmailTemplate, version: 2 },
}
export const activateEmailTemplate = { answer: { ...exampleEmailTemplate, version: 4 } }
export const deactivateEmailTemplate = { answer: { ...exampleEmailTemplate, active: false, version: 3 } }
export const dropTemplateLinks = { answer: { ...exampleEmailTemplate, version: 5 } }
