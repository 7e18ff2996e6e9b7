import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: 'Tus imágenes',
  description: 'Para tus correos. Se reducen para que carguen rápido.',
  upload: 'Subir una imagen',
  uploading: 'Subiendo…',
  drop: 'O suelta una aquí: PNG, JPEG, WebP o GIF.',
  dropNow: 'Suéltala para subirla',
  none: 'Aún no hay imágenes',
  noneText: 'Sube tu local, tu equipo, lo que vendes. Lo que está aquí se puede poner en cualquier correo.',
  loading: 'Cargando tus imágenes…',
  loadFailed: 'No se pudieron cargar las imágenes.',
  retry: 'Intentar de nuevo',
  choose: (name) => `Elegir ${name}`,
  unnamed: 'Imagen',
  size: (width, height) => `${width} × ${height}`,
  remove: (name) => `Eliminar ${name}`,
  confirm: {
    title: (name) => `¿Eliminar ${name}?`,
    text: 'Desaparece de la biblioteca. Los correos ya enviados la siguen mostrando.',
    confirm: 'Eliminar imagen',
    busy: 'Eliminando…',
  },
  wrongType: 'Los correos no pueden mostrar este archivo. Elige una imagen PNG, JPEG, WebP o GIF.',
  gifTooLarge:
    'Un GIF puede tener como máximo 1 MB, y este tiene más. Elige uno más pequeño o una imagen fija.',
  unreadable: 'No se pudo leer esta imagen. Quizá está dañada: elige otra.',
  uploaded: 'La imagen está en tu biblioteca',
}
