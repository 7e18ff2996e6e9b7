export { addDefaultTemplates } from './addDefaultTemplates.ts'
export { timeBirthdays } from './birthdayTiming.ts'
export { GENERAL, mentionsRates } from './defaults.ts'
export { type EmailLayout, layoutEmail } from './emailLayout.ts'
export { editEmailTemplate } from './emailTemplates.ts'
export { inLanguage, inLanguageOf } from './inLanguageOf.ts'
export { checkPlaceholders, placeholders } from './placeholders.ts'
export {
  type EmailTemplate,
  findActiveTemplate,
  findTemplate,
  insertTemplate,
  type SmsTemplate,
  selectTemplate,
  selectTemplates,
  smsTemplatesOf,
  type Template,
} from './queries.ts'
export { plainTypography } from './render.ts'
export { templateRoutes } from './routes.ts'
export { editSmsTemplate } from './smsTemplates.ts'
export { switchTemplate } from './switchTemplate.ts'
export { templatesWithPicture } from './templatesWithPicture.ts'
export { type EmailTrigger, type SmsTrigger, usualConfig } from './triggers.ts'
export type { TemplateValues } from './values.ts'
export { type WrittenEmail, writeEmail } from './writeEmail.ts'
export { writeText } from './writeText.ts'
