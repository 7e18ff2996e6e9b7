/** Texts of a host with nothing to see: they name nobody. */
export const texts = {
  title: 'Nothing is here',
  onOwnHost: 'Join, or see your card',
  unknownHost: 'This address is not in use yet, or no longer.',
}
