export { deleteQrCode } from './deleteQrCode.ts'
export { generateQrCode } from './generateQrCode.ts'
export { type QrCode, viewQrCode } from './qrCode.ts'
export {
  addScan,
  addSignUp,
  findByCode,
  findFormCode,
  findQrCodeByKey,
  findQrCodeIds,
  type LocatedCode,
  listQrCodes,
} from './queries.ts'
export { qrCodeRoutes } from './routes.ts'
