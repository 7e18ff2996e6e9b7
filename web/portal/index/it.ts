/** The words of index.html. */
export const page = {
  title: 'La tua tessera fedeltà',
  needsScript:
    'La tua tessera fedeltà ha bisogno di JavaScript. Attivalo e ricarica questa pagina, oppure chiedi in cassa.',
  reload: 'Non vedi ancora niente? Ricarica questa pagina.',
}
