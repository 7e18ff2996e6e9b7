import { MessageDialog, type MessageDialogProps } from './MessageDialog.tsx'

/** An email from a template to one customer. */
export default function FastEmailDialog(props: Omit<MessageDialogProps, 'channel'>) {
  return <MessageDialog channel="email" {...props} />
}
