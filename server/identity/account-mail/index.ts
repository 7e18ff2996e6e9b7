export { layoutPlatformEmail } from './layoutPlatformEmail.ts'
export { findAdmins, mailAdmins } from './mailAdmins.ts'
export { queueAccountMail } from './queueAccountMail.ts'
export { forgetAccountMails, sendAccountMail } from './sendAccountMail.ts'
