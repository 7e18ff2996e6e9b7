import { Suspense, useMemo } from 'react'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useSession } from '../session/session.ts'
import { ProfileSettings } from './profile/ProfileSettings.tsx'
import { useProfileForm } from './profile/useProfileForm.ts'
import { SettingsIndex } from './SettingsIndex.tsx'
import { columnsClass } from './SettingsLoading.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { type SectionId, sectionsFor } from './sections.ts'
import { texts } from './texts.ts'

const CardPreview = lazyPart(() => import('./profile/CardPreview.tsx'))
const CounterLimit = lazyPart(() => import('./counter/CounterLimit.tsx'))
const TillDevices = lazyPart(() => import('./devices/TillDevices.tsx'))
const EmailSettings = lazyPart(() => import('./email/EmailSettings.tsx'))
const PortalSettings = lazyPart(() => import('./PortalSettings.tsx'))
const TextCountries = lazyPart(() => import('./TextCountries.tsx'))
const BrandingCard = lazyPart(() => import('./branding/BrandingCard.tsx'))
const DomainCard = lazyPart(() => import('./domain/DomainCard.tsx'))
const EmailConfigCard = lazyPart(() => import('./sender/EmailConfigCard.tsx'))
const MailchimpCard = lazyPart(() => import('../mailchimp/MailchimpCard.tsx'))
const ApiKeysCard = lazyPart(() => import('../api-keys/ApiKeysCard.tsx'))
const WebhooksCard = lazyPart(() => import('../webhooks/WebhooksCard.tsx'))
const CloseAccount = lazyPart(() => import('../closing/CloseAccount.tsx'))

/** The index, and the card as typed, beside the sections. */
export function SettingsContent({ settings }: { settings: SettingsView }) {
  const { permissions, business, can_text: canText } = useSession()
  const { show } = useToast()
  const form = useProfileForm(settings, () => show({ tone: 'success', title: texts.bar.saved }))
  const isOpen = business.standing === 'open'
  const isAdmin = permissions.includes('business admin')
  const mayChange = isAdmin && isOpen
  const sections = useMemo(
    () => sectionsFor({ permissions, isOpen, canText }),
    [permissions, isOpen, canText],
  )
  const has = (wanted: SectionId) => sections.some(({ id }) => id === wanted)
  return (
    <div className={columnsClass}>
      <div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-6">
        <SettingsIndex sections={sections} />
        <Suspense fallback={<Skeleton className="h-72 rounded-lg" />}>
          <CardPreview typed={form.typed} logoUrl={settings.logo_url} />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {!isAdmin && <Banner>{texts.readOnly}</Banner>}
        <ProfileSettings form={form} settings={settings} mayChange={mayChange} />
        <SettingsSection id="counter">
          <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
            <CounterLimit settings={settings} mayChange={mayChange} />
          </Suspense>
        </SettingsSection>
        <SettingsSection id="devices">
          <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
            <TillDevices currency={settings.profile.currency} mayChange={mayChange} />
          </Suspense>
        </SettingsSection>
        <SettingsSection id="portal">
          <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
            <PortalSettings enabled={settings.portal_enabled} mayChange={mayChange} />
          </Suspense>
        </SettingsSection>
        <SettingsSection id="branding">
          <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
            <BrandingCard mayChange={mayChange} />
          </Suspense>
        </SettingsSection>
        {has('domain') && (
          <SettingsSection id="domain">
            <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
              <DomainCard mayChange={mayChange} />
            </Suspense>
          </SettingsSection>
        )}
        {has('countries') && (
          <SettingsSection id="countries">
            <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
              <TextCountries settings={settings} mayChange={mayChange} />
            </Suspense>
          </SettingsSection>
        )}
        <SettingsSection id="email">
          <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
            <EmailSettings
              enabled={settings.email_tracking_enabled}
              weekly={settings.weekly_mail_enabled}
              left={settings.weekly_mail_left}
              confirms={settings.double_opt_in}
              mayChange={mayChange}
            />
          </Suspense>
        </SettingsSection>
        {has('email-configuration') && (
          <SettingsSection id="email-configuration">
            <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
              <EmailConfigCard mayChange={mayChange} />
            </Suspense>
          </SettingsSection>
        )}
        {has('mailchimp') && (
          <SettingsSection id="mailchimp">
            <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
              <MailchimpCard mayChange={mayChange} />
            </Suspense>
          </SettingsSection>
        )}
        {has('api-keys') && (
          <SettingsSection id="api-keys">
            <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
              <ApiKeysCard mayChange={mayChange} />
            </Suspense>
          </SettingsSection>
        )}
        {has('webhooks') && (
          <SettingsSection id="webhooks">
            <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
              <WebhooksCard mayChange={mayChange} />
            </Suspense>
          </SettingsSection>
        )}
        {has('closing') && (
          <SettingsSection id="closing">
            <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
              <CloseAccount />
            </Suspense>
          </SettingsSection>
        )}
      </div>
    </div>
  )
}
