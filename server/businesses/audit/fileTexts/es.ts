import type { FileTexts } from '../fileTexts.ts'

export const fileTexts: FileTexts = {
  columns: {
    entry_id: 'Entrada',
    at: 'Momento (UTC)',
    kind: 'Tipo',
    what: 'Qué',
    changes: 'Cambios',
    reason: 'Motivo',
    address: 'Dirección IP',
    browser: 'Navegador',
    system: 'Sistema',
  },
  kinds: {
    'signing in': 'Inicios de sesión',
    team: 'Equipo',
    'shared till': 'Caja compartida',
    settings: 'Ajustes',
    customers: 'Clientes',
    campaigns: 'Campañas',
    exports: 'Exportaciones',
    platform: 'Regulars',
  },
}
