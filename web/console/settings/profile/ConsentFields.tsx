import type { SettingsView } from '#server/console/settings/contract.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { wire } from '../../forms/wire.ts'
import { useSession } from '../../session/session.ts'
import { texts } from '../texts.ts'
import type { ProfileForm } from './useProfileForm.ts'

const { fields, hints } = texts

type ConsentFieldsProps = { form: ProfileForm; wording: SettingsView['default_wording'] }

/** The words that customers agree to, and the privacy notice that they can read. */
export function ConsentFields({ form, wording }: ConsentFieldsProps) {
  const { can_text } = useSession()
  return (
    <Card title={texts.consent.title} description={texts.consent.description}>
      <div className="flex flex-col gap-5">
        {can_text && (
          <TextArea
            label={fields.sms_opt_in_wording}
            hint={`${hints.wording(wording.sms)} ${hints.name}`}
            maxLength={1000}
            rows={3}
            {...wire(form, 'sms_opt_in_wording')}
          />
        )}
        <TextArea
          label={fields.email_opt_in_wording}
          hint={can_text ? hints.wording(wording.email) : `${hints.wording(wording.email)} ${hints.name}`}
          maxLength={1000}
          rows={3}
          {...wire(form, 'email_opt_in_wording')}
        />
        <TextArea
          label={fields.privacy_notice}
          hint={hints.privacy}
          maxLength={5000}
          {...wire(form, 'privacy_notice')}
        />
      </div>
    </Card>
  )
}
