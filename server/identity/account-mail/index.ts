export { layoutPlatformEmail } from './layoutPlatformEmail.ts'
export { queueAccountMail } from './queueAccountMail.ts'
export { forgetAccountMails, sendAccountMail } from './sendAccountMail.ts'
