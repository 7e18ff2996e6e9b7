export { addDefaultTemplates } from './addDefaultTemplates.ts'
export { mentionsRates } from './defaults.ts'
export { type EmailLayout, layoutEmail } from './emailLayout.ts'
export { switchEmailTemplate } from './emailTemplates.ts'
export { inLanguage, inLanguageOf } from './inLanguageOf.ts'
export { checkPlaceholders, placeholders } from './placeholders.ts'
export {
  type EmailTemplate,
  findActiveEmailTemplate,
  findActiveSmsTemplate,
  findEmailTemplate,
  findSmsTemplate,
  insertEmailTemplate,
  insertSmsTemplate,
  type SmsTemplate,
  selectEmailTemplate,
  selectEmailTemplates,
  selectSmsTemplate,
  selectSmsTemplates,
  smsTemplatesOf,
} from './queries.ts'
export { plainTypography, renderText } from './render.ts'
export { templateRoutes } from './routes.ts'
export { switchSmsTemplate } from './smsTemplates.ts'
export { templatesWithPicture } from './templatesWithPicture.ts'
export { type EmailTrigger, type SmsTrigger, usualConfig } from './triggers.ts'
export type { TemplateValues } from './values.ts'
export { type WrittenEmail, writeEmail } from './writeEmail.ts'
