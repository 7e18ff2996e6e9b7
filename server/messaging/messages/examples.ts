import { exampleCustomer } from '#server/loyalty/customers/examples.ts'

const { id: customerId, first_name, last_name, email, phone } = exampleCustomer
const message = {
  id: '0198d4a1-6b10-7e54-a9f3-82c5d07e4b1a',
  type: 'sms' as const,
  direction: 'out' as const,
  read: null,
  recipient: phone,
  recipient_name: `${first_name} ${last_name}`,
  customer: { id: customerId, first_name, last_name, email, phone },
  template_name: 'Reward earned',
  subject: null,
  content: 'Hi Ana, you have earned a reward at Blue Door Café: A coffee of your choice.',
  status: 'sent' as const,
  state: 'delivered' as const,
  failure: null,
  opened_at: null,
  open_count: 0,
  machine_open_count: 0,
  created_at: '2026-05-11T12:31:00.000Z',
}

export const listCommunications = { answer: { data: [message], next: null } }
export const readCommunication = {
  answer: {
    ...message,
    sent_at: '2026-05-11T12:31:02.000Z',
    due_at: null,
    segments: 1,
    credits: 0,
    marketing: true,
    staff_name: null,
  },
}
/** For quick messages of both channels. */
export const quickMessage = {
  body: { customerId, templateId: '0198c2e5-4f88-7b06-8b9d-15e3c6a7f042' },
  answer: { success: true, error: null, messageId: message.id },
}
