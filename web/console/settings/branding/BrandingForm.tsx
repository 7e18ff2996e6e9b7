import type { BrandingInput, BrandingView } from '#server/console/settings/domain/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { handleSubmit } from '../../forms/handleSubmit.ts'
import { RefusalBanner } from '../../forms/RefusalBanner.tsx'
import { useForm } from '../../forms/useForm.ts'
import { wire } from '../../forms/wire.ts'
import { upgradeOf } from '../../page/UpgradeLink.tsx'
import { useSaveBranding } from './brandingQuery.ts'
import { NotIncluded } from './NotIncluded.tsx'
import { brandingTexts as texts } from './texts.ts'

const typedOf = ({ mail_sender_name, hides_platform }: BrandingView): BrandingInput => ({
  mail_sender_name,
  hides_platform,
})

/** The form of white label. A plan without it can only take back what was chosen. */
export function BrandingForm({ branding, mayChange }: { branding: BrandingView; mayChange: boolean }) {
  const form = useForm(() => typedOf(branding))
  const save = useSaveBranding()
  const { show } = useToast()
  const { included, version, company_name, plans } = branding
  const isChosen = branding.hides_platform || branding.mail_sender_name !== ''
  const isChangeable = mayChange && (included || isChosen)
  const done = (saved: BrandingView) => {
    form.reset(typedOf(saved))
    show({ tone: 'success', title: texts.saved })
  }
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={handleSubmit(form, save, () => ({ version, ...form.typed }), done)}
      className="flex flex-col gap-6"
    >
      {!included && <NotIncluded plans={plans}>{isChosen && texts.kept}</NotIncluded>}
      <Checkbox
        label={texts.hides.label}
        hint={texts.hides.hint}
        checked={form.typed.hides_platform}
        onChange={({ target }) => form.change('hides_platform', target.checked)}
        disabled={!isChangeable}
      />
      <TextField
        label={texts.sender.label}
        hint={texts.sender.hint(company_name)}
        maxLength={120}
        autoComplete="off"
        disabled={!isChangeable}
        {...wire(form, 'mail_sender_name')}
      />
      <RefusalBanner message={form.failure?.message} upgrade={upgradeOf(form.failure)} />
      {isChangeable && (
        <div>
          <Button type="submit" variant="primary" busy={save.isPending} busyText={texts.saving}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  )
}
