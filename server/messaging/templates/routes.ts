import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { dropLinks } from './dropLinks.ts'
import { createEmailTemplate, editEmailTemplate } from './emailTemplates.ts'
import { selectTemplates, type Which } from './queries.ts'
import { createSmsTemplate, editSmsTemplate } from './smsTemplates.ts'
import { switchTemplate } from './switchTemplate.ts'
import {
  viewEmailTemplate,
  viewEmailTemplates,
  viewSmsTemplate,
  viewSmsTemplates,
  viewStarters,
} from './views.ts'

export function templateRoutes(services: Services) {
  return newRoutes().route('/', smsRoutes(services)).route('/', emailRoutes(services))
}

const whichOf = (wanted: { active?: 'true'; byHand?: 'true' }): Which => ({
  active: wanted.active === 'true',
  byHand: wanted.byHand === 'true',
})

function smsRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listSmsTemplates, async (ctx, wanted) =>
      pageOfAll(await viewSmsTemplates(ctx, await selectTemplates(ctx, 'sms', whichOf(wanted))), wanted),
    ),
    bind(services, contract.createSmsTemplate, createSmsTemplate),
    bind(services, contract.editSmsTemplate, editSmsTemplate),
    bind(services, contract.activateSmsTemplate, async (ctx, one) =>
      viewSmsTemplate(ctx, await switchTemplate(ctx, 'sms', { ...one, active: true })),
    ),
    bind(services, contract.deactivateSmsTemplate, async (ctx, one) =>
      viewSmsTemplate(ctx, await switchTemplate(ctx, 'sms', { ...one, active: false })),
    ),
  ])
}

function emailRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listEmailTemplates, async (ctx, wanted) =>
      pageOfAll(await viewEmailTemplates(ctx, await selectTemplates(ctx, 'email', whichOf(wanted))), wanted),
    ),
    bind(services, contract.listEmailStarters, async (ctx, wanted) =>
      pageOfAll(await viewStarters(ctx), wanted),
    ),
    bind(services, contract.createEmailTemplate, createEmailTemplate),
    bind(services, contract.editEmailTemplate, editEmailTemplate),
    bind(services, contract.activateEmailTemplate, async (ctx, one) =>
      viewEmailTemplate(ctx, await switchTemplate(ctx, 'email', { ...one, active: true })),
    ),
    bind(services, contract.deactivateEmailTemplate, async (ctx, one) =>
      viewEmailTemplate(ctx, await switchTemplate(ctx, 'email', { ...one, active: false })),
    ),
    bind(services, contract.dropTemplateLinks, dropLinks),
  ])
}
