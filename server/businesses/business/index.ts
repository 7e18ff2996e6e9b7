export { describeClosing, erasedAfter } from './closing.ts'
export { nameForCustomers, nameInMessages } from './companyName.ts'
export { insertBusiness, type NewBusiness, signUpNetwork } from './insertBusiness.ts'
export { languageOfBusiness } from './languageOfBusiness.ts'
export { logoPath } from './logoPath.ts'
export { addOwnRow, findOwnName, findOwnRow, noteTeam, type OwnRow, type Person } from './ownRow.ts'
export {
  type Business,
  findBusiness,
  findBusinessAndTier,
  findMemberships,
  findOwnerLanguage,
  hasBeenMember,
  isBusiness,
  isOwnerProven,
  knowsTimeZone,
  lockBusinessAndTier,
  lockBusinessRow,
  type Membership,
} from './queries.ts'
export { recordCompanyName } from './recordCompanyName.ts'
export {
  changeBranding,
  changeProfile,
  setAddress,
  setBrandColor,
  setLogoHash,
  setSetupSkipped,
  setSwitches,
} from './settings.ts'
export {
  makeCompanyAnonymous,
  releaseMarketingMail,
  restoreBusiness,
  setClosing,
  stopMarketingMail,
  suspendBusiness,
} from './standing.ts'
export {
  clearAskedPlan,
  countTrialFrom,
  distrustWithMessages,
  markPlanPaid,
  markPlanUnpaid,
  type Subscription,
  setAskedPlan,
  setSubscription,
  trustWithMessages,
} from './subscription.ts'
export {
  activeMembers,
  changeEmail,
  changeMember,
  changeTenantAdmin,
  countMembers,
  deleteMembers,
  findMembers,
  findMembership,
  findTenant,
  insertMember,
  isAdminNow,
  type Member,
  membersEver,
  type Tenant,
  wasOnTeam,
} from './team.ts'
export { addCredits, type Counters, raiseCustomerUsage, setCounters, setMessageUsage } from './usage.ts'
