export { authorize, listRoutes, notAllowed, notSignedIn, type RouteEntry } from './authorize.ts'
export { bearerToken } from './bearerToken.ts'
export {
  amount,
  binding,
  defineRoute,
  type ErrorBody,
  id,
  idempotencyKey,
  json,
  type Permission,
  timestamp,
} from './contract.ts'
export { describeApi } from './describeApi.ts'
export type { AppEnv, Caller } from './env.ts'
export { answerError } from './errors.ts'
export { identifyRequest, keepForAYear, noStore, refuseForeignWrites, securityHeaders } from './guards.ts'
export { type AnswerOf, type Bindable, type Bound, handle, type InputOf, type Renamed } from './handle.ts'
export { isElsewhere } from './isElsewhere.ts'
export { isMachine } from './isMachine.ts'
export { limitBody, passOverLarger } from './limitBody.ts'
export { limitJson } from './limitJson.ts'
export { type Listening, listen } from './listen.ts'
export { localNamesOnly } from './localNamesOnly.ts'
export { measureRequests } from './measureRequests.ts'
export { type Origin, rememberRequest, requestOrigin } from './origin.ts'
export { logRequests, requestLog } from './requestLog.ts'
export { newRoutes, type OwnRefusal } from './routes.ts'
export { securityTxt } from './securityTxt.ts'
export { servePicture } from './servePicture.ts'
export { type PageAssets, type ServerRendered, serverRendered } from './serverRendered.ts'
