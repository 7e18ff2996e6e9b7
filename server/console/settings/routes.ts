import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
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
  return newRoutes().openapiRoutes([
    bind(services, contract.readSettings, readSettings),
    bind(services, contract.saveProfile, saveProfile),
    bind(services, contract.switchEmailTracking, (ctx, { enabled }) =>
      turnSwitch(ctx, 'email_tracking_enabled', enabled),
    ),
    bind(services, contract.switchPortal, (ctx, { enabled }) => turnSwitch(ctx, 'portal_enabled', enabled)),
    bind(services, contract.switchDoubleOptIn, (ctx, { enabled }) =>
      turnSwitch(ctx, 'double_opt_in', enabled),
    ),
    bind(services, contract.switchWeeklyMail, switchWeeklyMail),
    bind(services, contract.setCounterLimit, setCounterLimit),
    bind(services, contract.setTextCountries, setTextCountries),
    bind(services, contract.setTextCap, (ctx, { aWeek }) =>
      setWeeklyCap(ctx, 'marketing_texts_a_week', aWeek),
    ),
    bind(services, contract.setMailCap, (ctx, { aWeek }) =>
      setWeeklyCap(ctx, 'marketing_mails_a_week', aWeek),
    ),
    bind(services, contract.saveLogo, async (ctx, { picture }) => ({
      logo_url: await saveLogo(ctx, Buffer.from(picture, 'base64')),
    })),
    bind(services, contract.removeLogo, removeLogo),
  ])
}
