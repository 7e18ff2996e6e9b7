import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  label: 'Abrir una pantalla, buscar un cliente o hacer algo',
  placeholder: 'Buscar clientes, pantallas, acciones',
  groups: {
    customers: 'Clientes',
    customersAtCounter: 'Clientes, abiertos en la caja',
    actions: 'Acciones',
    screens: 'Pantallas',
  },
  actions: {
    customer: 'Añadir un cliente',
    purchase: 'Registrar una compra',
    qrCode: 'Generar un código QR',
    program: 'Crear un programa',
    invite: 'Invitar a alguien al equipo',
    switchTo: (company) => `Cambiar a ${company}`,
    signOut: 'Cerrar sesión',
  },
  looking: 'Buscando clientes…',
  nothing: (query) => `No se encontró nada para «${query}»`,
  failed: (message) => `No se pudieron buscar clientes. ${message}`,
}
