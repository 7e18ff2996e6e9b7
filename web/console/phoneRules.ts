// What the console uses of the phone numbers' rules; named here, so that the build leaves out the rest.
export { AsYouType, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min'
