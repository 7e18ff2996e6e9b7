import type { scopeTexts as english } from '../scopeTexts.ts'

export const scopeTexts: typeof english = {
  legend: '¿Qué puede hacer?',
  tillText: 'Busca y añade clientes, registra compras y entrega premios, y nada más.',
  chosenText:
    'Lee o cambia lo que indiques: por ejemplo, clientes para un boletín o cifras para la contabilidad.',
  backdateText: 'Puede entregar compras hasta 72 horas después. Sin esto, 15 minutos.',
}
