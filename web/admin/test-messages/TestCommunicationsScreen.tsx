import { call, v1 } from '#web/client/api.ts'
import { useFilterInAddress } from '#web/console/page/address/useFilterInAddress.ts'
import { Page } from '#web/console/page/Page.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { useCanText } from '../useCanText.ts'
import { TestForm } from './TestForm.tsx'
import { testTexts as texts } from './texts.ts'

/** /admin/test-communications: asks the providers themselves whether mail and texts go out. */
export default function TestCommunicationsScreen() {
  const canText = useCanText()
  return (
    <Page title={texts.title} description={canText ? texts.description : texts.descriptionOfMail}>
      <Card>
        {canText ? <BothTests /> : <EmailTest />}
        {!canText && <p className="mt-6 text-muted text-sm">{texts.noTexts}</p>}
        <p className="mt-6 text-muted text-sm">{texts.note}</p>
      </Card>
    </Page>
  )
}

type Shown = { channel: 'email' | 'sms' }
const isShown = ({ channel }: Shown): boolean => Object.hasOwn(texts.tabs, channel)

function BothTests() {
  const [{ channel }, setShown] = useFilterInAddress<Shown>({ channel: 'email' }, isShown)
  return (
    <Tabs
      label={texts.title}
      value={channel}
      onChange={(next) => setShown({ channel: next })}
      tabs={[
        { value: 'email', label: texts.tabs.email, content: <EmailTest /> },
        { value: 'sms', label: texts.tabs.sms, content: <SmsTest /> },
      ]}
    />
  )
}

const key = () => ({ 'idempotency-key': crypto.randomUUID() })

function EmailTest() {
  const words = texts.email
  return (
    <TestForm
      words={words}
      send={({ recipientEmail = '', recipientName = '', subject = '', body = '' }) =>
        call(
          v1['send-transactional-email'].$post({
            header: key(),
            json: { isTestEmail: true, recipientEmail, recipientName, subject, body },
          }),
        )
      }
    >
      {(wrong) => (
        <>
          <TextField
            label={words.recipient}
            name="recipientEmail"
            type="email"
            required
            maxLength={254}
            error={wrong.recipientEmail}
          />
          <TextField label={words.name} name="recipientName" maxLength={200} error={wrong.recipientName} />
          <TextField
            label={words.subject}
            name="subject"
            required
            maxLength={200}
            defaultValue={words.subjectFirst}
            error={wrong.subject}
          />
          <TextArea
            label={words.body}
            name="body"
            required
            rows={6}
            maxLength={8000}
            defaultValue={words.bodyFirst}
            error={wrong.body}
          />
        </>
      )}
    </TestForm>
  )
}

function SmsTest() {
  const words = texts.sms
  return (
    <TestForm
      words={words}
      send={({ recipientPhone = '', message = '' }) =>
        call(
          v1['send-transactional-sms'].$post({
            header: key(),
            json: { isTestSms: true, recipientPhone, message },
          }),
        )
      }
    >
      {(wrong) => (
        <>
          <TextField
            label={words.recipient}
            hint={words.recipientHint}
            name="recipientPhone"
            type="tel"
            required
            maxLength={40}
            error={wrong.recipientPhone}
          />
          <TextArea
            label={words.message}
            hint={words.messageHint}
            name="message"
            required
            maxLength={1600}
            defaultValue={words.messageFirst}
            error={wrong.message}
          />
        </>
      )}
    </TestForm>
  )
}
