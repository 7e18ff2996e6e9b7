export { checkDomain, type DomainChecks, type DomainState } from './checkDomain.ts'
export { askSender, type OwnSender, SENDER_REFUSED, sealKey } from './ownSender.ts'
export {
  findSendGrid,
  forgetSendGrid,
  type Integration,
  keepDomainChecks,
  putSendGrid,
  refuseSendGrid,
} from './queries.ts'
