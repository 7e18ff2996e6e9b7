import type { SubmitEvent } from 'react'
import type { SettingsView } from '#server/surfaces/settings/contract.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { CardPreview } from './CardPreview.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { LogoField } from './LogoField.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { RuleFields } from './RuleFields.tsx'
import { SaveBar } from './SaveBar.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { texts } from './texts.ts'
import { useProfileForm } from './useProfileForm.ts'

/** The form beside the card on desks; on phones the card comes first, small. */
export const columnsClass =
  'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] xl:gap-10'

type ProfileSettingsProps = { settings: SettingsView; mayChange: boolean }

/** The business's profile: what is typed shows on the card at once, and to customers once it is saved. */
export function ProfileSettings({ settings, mayChange }: ProfileSettingsProps) {
  const { show } = useToast()
  const form = useProfileForm(settings, () => show({ tone: 'success', title: texts.bar.saved }))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form ref={form.form} noValidate onSubmit={submit} className={columnsClass}>
      <div className="order-2 min-w-0 lg:order-1">
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-6">
          <BusinessFields form={form} nameFault={settings.company_name_fault}>
            <LogoField name={form.typed.company_name} logoUrl={settings.logo_url} mayChange={mayChange} />
          </BusinessFields>
          <PlaceFields form={form} settings={settings} />
          <RuleFields form={form} />
          <ConsentFields form={form} wording={settings.default_wording} />
        </fieldset>
        {form.message && (
          <div className="mt-6">
            <Banner tone="danger" live>
              {form.message}
            </Banner>
          </div>
        )}
        <StaleNotice form={form} />
        {mayChange && <SaveBar form={form} />}
      </div>
      <CardPreview typed={form.typed} logoUrl={settings.logo_url} />
      <LeaveGuard unsaved={form.unsaved} />
    </form>
  )
}
