/** Texts of the scanner, loaded with it. */
export const scanTexts = {
  title: 'Scan the guest’s code',
  text: 'Their card or reward, held in front of the camera.',
  starting: 'Starting the camera...',
  looking: 'Hold the QR code in the frame',
  resolving: 'Reading...',
  code: 'Or type the code',
  codeHint: 'A guest ID such as CUS7F2KM9QA, or the code of a reward.',
  go: 'Look up',
  openCustomer: (customer: string) => `Open ${customer}`,
  refusals: {
    denied:
      'The camera is blocked for this page. Allow it in the browser’s address bar, then open the scanner again.',
    missing: 'No camera was found on this device.',
    insecure: 'The camera only works when this page is opened over https.',
    busy: 'The camera did not start. Another app may be using it.',
  },
}
