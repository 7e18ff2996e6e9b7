import { type AuditSentences, wordsInSpanish } from '#server/businesses/audit/index.ts'
import type { programActions as english } from '../actions.ts'

const { named } = wordsInSpanish

export const programActions: AuditSentences<typeof english> = {
  program_made: (who, row) => `${who} creó el programa ${named(row)}`,
  program_changed: (who, row) => `${who} cambió en el programa ${named(row)}: ${row.changed}`,
  program_paused: (who, row) => `${who} pausó el programa ${named(row)}`,
  program_activated: (who, row) => `${who} activó el programa ${named(row)}`,
  program_archived: (who, row) => `${who} archivó el programa ${named(row)}`,
  program_restored: (who, row) => `${who} recuperó el programa ${named(row)}`,
}

export const programSettingNames = {
  name: 'nombre',
  pointsPerDollar: 'puntos por unidad de moneda',
  minimumRedemption: 'mínimo para canjear',
  pointsExpireDays: 'días hasta que vencen los puntos',
  welcomeBonus: 'bono de bienvenida',
  stampsRequired: 'sellos necesarios',
  rewardDescription: 'descripción del premio',
  allowMultipleCards: 'varias tarjetas',
  cardExpireDays: 'días hasta que vence una tarjeta',
  codePrefix: 'prefijo de los códigos',
  discountType: 'tipo de descuento',
  discountValue: 'valor del descuento',
  validDays: 'días de validez',
  singleUse: 'un solo uso',
  tiers: 'niveles',
  itemName: 'nombre del producto',
  itemDescription: 'descripción del producto',
  requiredPurchases: 'compras necesarias',
  recurring: 'repetición',
}
