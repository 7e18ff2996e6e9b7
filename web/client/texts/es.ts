import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  offline: 'Sin conexión. Revisa tu internet e inténtalo de nuevo.',
  unreadable: 'No se ha podido leer la respuesta.',
  unavailable: 'Algo salió mal. Inténtalo de nuevo.',
}
