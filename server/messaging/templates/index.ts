export { addDefaultTemplates } from './addDefaultTemplates.ts'
export { timeBirthdays } from './birthdayTiming.ts'
export { mentionsRates, ownTemplate } from './defaults/defaults.ts'
export { type Promises, promisesFor } from './defaults/promises.ts'
export { editEmailTemplate } from './emailTemplates.ts'
export { inLanguage, type Spoken, shownAtHome } from './inLanguage.ts'
export { type EmailLayout, layoutEmail } from './layout/emailLayout.ts'
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
export { templateRoutes } from './routes.ts'
export { editSmsTemplate } from './smsTemplates.ts'
export { switchTemplate } from './switchTemplate.ts'
export { templatesWithPicture } from './templatesWithPicture.ts'
export { type EmailTrigger, type SmsTrigger, usualConfig } from './triggers.ts'
export { plainTypography } from './writing/render.ts'
export { speaking, type TemplateValues } from './writing/values.ts'
export { type WrittenEmail, writeEmail } from './writing/writeEmail.ts'
export { writeText } from './writing/writeText.ts'
