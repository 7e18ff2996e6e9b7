export { addDefaultTemplates } from './addDefaultTemplates.ts'
export { type EmailLayout, layoutEmail } from './emailLayout.ts'
export { checkPlaceholders, placeholders } from './placeholders.ts'
export {
  findActiveEmailTemplate,
  findActiveSmsTemplate,
  findEmailTemplate,
  findSmsTemplate,
} from './queries.ts'
export { plainTypography, renderEmail, renderText } from './render.ts'
export { templateRoutes } from './routes.ts'
export { type EmailTrigger, type SmsTrigger, usualConfig } from './triggers.ts'
export type { TemplateValues } from './values.ts'
