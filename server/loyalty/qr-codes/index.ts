export { deleteQrCode } from './deleteQrCode.ts'
export { generateQrCode } from './generateQrCode.ts'
export type { QrCode } from './qrCode.ts'
export {
  addScan,
  addSignUp,
  findByCode,
  findFormCode,
  findQrCodeIds,
  type LocatedCode,
  listQrCodes,
} from './queries.ts'
export { qrCodeRoutes } from './routes.ts'
