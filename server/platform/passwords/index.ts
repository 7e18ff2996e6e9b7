export { openPin, renewPin, sealPin, underNewestKey } from './keptPins.ts'
export { hashPassword, hashPin, hashWithin, isPassword, isPin } from './passwords.ts'
