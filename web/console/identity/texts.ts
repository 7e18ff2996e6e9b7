/** The texts of the dialog that asks for a proof of identity. */
export const texts = {
  title: 'Confirm that it is you',
  text: 'Whatever cannot be taken back, or takes everything along, wants to be sure of that.',
  password: 'Your password',
  byCode: 'Use a code instead',
  byPassword: 'Use your password instead',
  cancel: 'Cancel',
  submit: 'Confirm',
  busy: 'Checking...',
}
