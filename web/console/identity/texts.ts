/** The texts of the dialog that asks for a proof of identity. */
export const texts = {
  title: 'Confirm it’s you',
  text: {
    password:
      'This step can’t be undone, or takes customers’ data along, so please enter your password again.',
    code: 'This step can’t be undone, or takes customers’ data along, so please enter a code again.',
  },
  password: 'Your password',
  cancel: 'Cancel',
  submit: 'Confirm',
  busy: 'Checking...',
}
