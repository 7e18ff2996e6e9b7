import { MessageDialog, type MessageDialogProps } from './MessageDialog.tsx'

/** A text from a template to one customer. */
export default function QuickSmsDialog(props: Omit<MessageDialogProps, 'channel'>) {
  return <MessageDialog channel="sms" {...props} />
}
