export { type AskedSender, askSender, type OwnSender, SENDER_REFUSED, sealKey } from './ownSender.ts'
export { findSendGrid, type Integration, putSendGrid, refuseSendGrid } from './queries.ts'
