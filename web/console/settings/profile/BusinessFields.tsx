import type { ReactNode } from 'react'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { wire } from '../../forms/wire.ts'
import { texts } from '../texts.ts'
import { ColorField } from './ColorField.tsx'
import type { ProfileForm } from './useProfileForm.ts'

const { fields, hints } = texts

type BusinessFieldsProps = {
  form: ProfileForm
  /** Reason why messages do not carry the saved name. */
  nameFault: string | null
  children: ReactNode
}

/** The business's name, look and contact details. The logo comes as the child. */
export function BusinessFields({ form, nameFault, children }: BusinessFieldsProps) {
  const isSaved = form.typed.company_name === form.opened.typed.company_name
  return (
    <Card title={texts.business.title} description={texts.business.description}>
      <div className="flex flex-col gap-5">
        <TextField
          label={fields.company_name}
          hint={nameFault && isSaved ? hints.company_name(nameFault) : undefined}
          autoComplete="organization"
          maxLength={120}
          {...wire(form, 'company_name')}
        />
        {children}
        <ColorField form={form} />
        <TextArea
          label={fields.address}
          hint={hints.address}
          autoComplete="street-address"
          rows={3}
          maxLength={300}
          {...wire(form, 'address')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label={fields.contact_phone}
            hint={hints.contact}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            {...wire(form, 'contact_phone')}
          />
          <TextField
            label={fields.contact_email}
            hint={hints.reply}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...wire(form, 'contact_email')}
          />
        </div>
      </div>
    </Card>
  )
}
