import { type SubmitEvent, useState } from 'react'
import type { BrandingInput, BrandingView } from '#server/surfaces/white-label/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { useForm } from '../forms/useForm.ts'
import { wire } from '../forms/wire.ts'
import { upgradeOf } from '../page/UpgradeLink.tsx'
import { useSaveBranding } from './brandingQuery.ts'
import { brandingTexts as texts } from './brandingTexts.ts'
import { NotIncluded } from './NotIncluded.tsx'

const typedOf = ({ mail_sender_name, hides_platform }: BrandingView): BrandingInput => ({
  mail_sender_name,
  hides_platform,
})

/** A plan without white label can only take back what is chosen here. */
export function BrandingForm({ branding, mayChange }: { branding: BrandingView; mayChange: boolean }) {
  const form = useForm(() => typedOf(branding))
  const [refusal, setRefusal] = useState<Error>()
  const { mutate, isPending } = useSaveBranding()
  const { show } = useToast()
  const { included, version, company_name, plans } = branding
  const isChosen = branding.hides_platform || branding.mail_sender_name !== ''
  const isChangeable = mayChange && (included || isChosen)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setRefusal(undefined)
    mutate(
      { version, ...form.typed },
      {
        onSuccess: (saved) => {
          form.setTyped(typedOf(saved))
          form.refuse({})
          show({ tone: 'success', title: texts.saved })
        },
        onError: (error) => {
          if (!(error instanceof ApiError && form.refuse(error.fields))) setRefusal(error)
        },
      },
    )
  }
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="flex flex-col gap-6">
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
      <RefusalBanner message={refusal?.message} upgrade={upgradeOf(refusal)} />
      {isChangeable && (
        <div>
          <Button type="submit" variant="primary" busy={isPending} busyText={texts.saving}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  )
}
