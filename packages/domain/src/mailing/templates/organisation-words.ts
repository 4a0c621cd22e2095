/** Words a text agrees with by itself, whatever the tenant calls things. */
export const organisationWords: readonly string[] = [
  'event',
  'registration',
  'partner',
  'company',
  'attestation',
  'ticket',
  'bill',
].flatMap((concept) => ['', '.un', '.le', '.du', '.pl'].map((form) => `${concept}${form}`))
