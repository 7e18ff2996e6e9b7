import { Suspense } from 'react'
import type { SettingsView } from '#server/console/settings/contract.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { changesIn } from '../../forms/useEditForm.ts'
import { SettingsSection } from '../SettingsSection.tsx'
import { texts } from '../texts.ts'
import { BusinessFields } from './BusinessFields.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { LogoField } from './LogoField.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { ProfileForm } from './useProfileForm.ts'

const RuleFields = lazyPart(() => import('./RuleFields.tsx'))
// Loaded on use: conflicts with other people's changes are rare.
const StaleNotice = lazyPart(() => import('../../forms/StaleNotice.tsx'))

type ProfileSettingsProps = { form: ProfileForm; settings: SettingsView; mayChange: boolean }

/** The business's profile. Input shows on the card at once, and to customers once it is saved. */
export function ProfileSettings({ form, settings, mayChange }: ProfileSettingsProps) {
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="min-w-0">
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-6">
        <SettingsSection id="business">
          <BusinessFields form={form} nameFault={settings.company_name_fault}>
            <LogoField name={form.typed.company_name} logoUrl={settings.logo_url} mayChange={mayChange} />
          </BusinessFields>
        </SettingsSection>
        <SettingsSection id="place">
          <PlaceFields form={form} settings={settings} />
        </SettingsSection>
        <SettingsSection id="rules">
          <Suspense fallback={<Skeleton className="h-72 rounded-xl" />}>
            <RuleFields form={form} />
          </Suspense>
        </SettingsSection>
        <SettingsSection id="consent">
          <ConsentFields form={form} wording={settings.default_wording} />
        </SettingsSection>
      </fieldset>
      {form.failure && (
        <div className="mt-6">
          <Banner tone="danger" live>
            {form.failure.message}
          </Banner>
        </div>
      )}
      {(form.newer || form.taken) && (
        <Suspense>
          <StaleNotice
            changes={changesIn(form, (name) => texts.fields[name])}
            taken={form.taken}
            onTake={form.take}
          />
        </Suspense>
      )}
      {mayChange && <SaveBar form={form} />}
      <LeaveGuard unsaved={form.unsaved} />
    </form>
  )
}
