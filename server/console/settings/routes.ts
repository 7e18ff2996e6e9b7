import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { readSettings } from './readSettings.ts'
import { removeLogo, saveLogo } from './saveLogo.ts'
import { saveProfile } from './saveProfile.ts'
import { setCounterLimit } from './setCounterLimit.ts'
import { setTextCountries } from './setTextCountries.ts'
import { setWeeklyCap } from './setWeeklyCap.ts'
import { switchWeeklyMail } from './switchWeeklyMail.ts'
import { turnSwitch } from './turnSwitch.ts'

export function settingsRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.readSettings, async (c) => c.json(await inTransaction(services, c, readSettings), 200))
    .openapi(contract.saveProfile, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => saveProfile(ctx, c.req.valid('json'))), 200),
    )
    .openapi(contract.switchEmailTracking, async (c) => {
      const { enabled } = c.req.valid('json')
      await inTransaction(services, c, (ctx) => turnSwitch(ctx, 'email_tracking_enabled', enabled))
      return c.json({ email_tracking_enabled: enabled }, 200)
    })
    .openapi(contract.switchPortal, async (c) => {
      const { enabled } = c.req.valid('json')
      await inTransaction(services, c, (ctx) => turnSwitch(ctx, 'portal_enabled', enabled))
      return c.json({ portal_enabled: enabled }, 200)
    })
    .openapi(contract.switchDoubleOptIn, async (c) => {
      const { enabled } = c.req.valid('json')
      await inTransaction(services, c, (ctx) => turnSwitch(ctx, 'double_opt_in', enabled))
      return c.json({ double_opt_in: enabled }, 200)
    })
    .openapi(contract.switchWeeklyMail, async (c) => {
      const { enabled } = c.req.valid('json')
      await inTransaction(services, c, (ctx) => switchWeeklyMail(ctx, enabled))
      return c.json({ weekly_mail_enabled: enabled, weekly_mail_left: false }, 200)
    })
    .openapi(contract.setCounterLimit, async (c) => {
      const { amount } = c.req.valid('json')
      await inTransaction(services, c, (ctx) => setCounterLimit(ctx, amount))
      return c.json({ counter_most_amount: amount }, 200)
    })
    .openapi(contract.setTextCountries, async (c) => {
      const { countries } = c.req.valid('json')
      return c.json(
        { text_countries: await inTransaction(services, c, (ctx) => setTextCountries(ctx, countries)) },
        200,
      )
    })
    .openapi(contract.setTextCap, async (c) => {
      const { a_week } = c.req.valid('json')
      await inTransaction(services, c, (ctx) => setWeeklyCap(ctx, 'marketing_texts_a_week', a_week))
      return c.json({ marketing_texts_a_week: a_week }, 200)
    })
    .openapi(contract.setMailCap, async (c) => {
      const { a_week } = c.req.valid('json')
      await inTransaction(services, c, (ctx) => setWeeklyCap(ctx, 'marketing_mails_a_week', a_week))
      return c.json({ marketing_mails_a_week: a_week }, 200)
    })
    .openapi(contract.saveLogo, async (c) => {
      const content = Buffer.from(c.req.valid('json').picture, 'base64')
      return c.json({ logo_url: await inTransaction(services, c, (ctx) => saveLogo(ctx, content)) }, 200)
    })
    .openapi(contract.removeLogo, async (c) => {
      await inTransaction(services, c, removeLogo)
      return c.body(null, 204)
    })
}
