export {
  deleteAccountPhone,
  findAccountPhone,
  findPhoneHolder,
  setAccountPhone,
  takePhoneFromOthers,
} from './accountPhones.ts'
export { limitProofs, limitTexts } from './limits.ts'
export { queueAccountText } from './queueAccountText.ts'
export { forgetAccountTexts, sendAccountText } from './sendAccountText.ts'
