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
export { answerError, errorStatuses } from './errors.ts'
export {
  identifyRequest,
  keepForAYear,
  noStore,
  refuseForeignWrites,
  securityHeaders,
} from './guards/guards.ts'
export { isElsewhere } from './guards/isElsewhere.ts'
export { isMachine } from './guards/isMachine.ts'
export { limitBody, passOverLarger } from './guards/limitBody.ts'
export { limitJson } from './guards/limitJson.ts'
export { localNamesOnly } from './guards/localNamesOnly.ts'
export { type Origin, rememberRequest, requestOrigin } from './guards/origin.ts'
export { type AnswerOf, type Bindable, type Bound, handle, type InputOf, type Renamed } from './handle.ts'
export { type Listening, listen } from './listen.ts'
export { measureRequests } from './logging/measureRequests.ts'
export { logRequests, requestLog } from './logging/requestLog.ts'
export { answerPacked, type Packed, pack } from './pages/packed.ts'
export {
  byNames,
  chosenLanguage,
  fileLanguage,
  keepPageLanguage,
  pageLanguage,
  requestLanguage,
  staffPageLanguage,
} from './pages/pageLanguage.ts'
export { securityTxt } from './pages/securityTxt.ts'
export { servePicture } from './pages/servePicture.ts'
export { type PageAssets, type ServerRendered, serverRendered } from './pages/serverRendered.ts'
export { newRoutes, type OwnRefusal } from './routes.ts'
