/** The words of index.html. */
export const page = {
  title: 'Votre carte de fidélité',
  needsScript:
    'Votre carte de fidélité a besoin de JavaScript. Activez-le et rechargez cette page, ou demandez en caisse.',
  reload: 'Rien ne s’affiche\u202f? Rechargez cette page.',
}
