/** The words of index.html. */
export const page = {
  title: 'Tu tarjeta de cliente',
  needsScript:
    'Tu tarjeta de cliente necesita JavaScript. Actívalo y vuelve a cargar esta página, o pregunta en la caja.',
  reload: '¿Aún no ves nada? Vuelve a cargar esta página.',
}
