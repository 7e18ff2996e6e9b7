// What numbers are typed by; named here, so that the build leaves out the rest.
export { AsYouType, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min'
