import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of an invitation. */
export const inviteWords = words({
  invite: { fr: 'Inviter', en: 'Invite' },
  title: { fr: 'Inviter à {event.ce}', en: 'Invite to this {event}' },
  help: {
    fr: 'Chaque personne reçoit par mail son lien personnel. Aucune place n’est prise tant qu’elle n’a pas répondu.',
    en: 'Each person gets a personal link by email. No place is taken until they answer.',
  },
  addresses: { fr: 'Adresses mail', en: 'Email addresses' },
  addressesHelp: {
    fr: 'Une personne par ligne\u00A0: l’adresse seule, «\u00A0Prénom Nom <adresse>\u00A0», ou «\u00A0Nom;Prénom;adresse\u00A0» copié d’un tableau.',
    en: 'One person per line: the address alone, “First Last <address>”, or “Last;First;address” pasted from a spreadsheet.',
  },
  fromFile: { fr: 'Lire un fichier (CSV ou texte)', en: 'Read a file (CSV or text)' },
  addPerson: { fr: 'Ajouter une personne connue', en: 'Add a known person' },
  unread: {
    fr: '{n, plural, one {# ligne sans adresse, laissée de côté\u00A0:} other {# lignes sans adresse, laissées de côté\u00A0:}}',
    en: '{n, plural, one {# line without an address, left out:} other {# lines without an address, left out:}}',
  },
  tooMany: { fr: '{n} personnes\u00A0: invitez-en {most} au plus à la fois.', en: '{n} people: invite at most {most} at a time.' },
  check: { fr: 'Vérifier', en: 'Check' },
  change: { fr: 'Modifier la liste', en: 'Change the list' },
  will: {
    fr: '{n, plural, =0 {Personne ne sera invité.} one {# personne sera invitée.} other {# personnes seront invitées.}}',
    en: '{n, plural, =0 {Nobody will be invited.} one {# person will be invited.} other {# people will be invited.}}',
  },
  left: {
    fr: '{n, plural, one {# ne le sera pas\u00A0:} other {# ne le seront pas\u00A0:}}',
    en: '{n, plural, one {# will not be:} other {# will not be:}}',
  },
  leftOut: {
    fr: '{n, plural, one {# personne n’en reçoit pas\u00A0:} other {# personnes n’en reçoivent pas\u00A0:}}',
    en: '{n, plural, one {# person gets none:} other {# people get none:}}',
  },
  already: { fr: '{registration.un:cap} existe déjà', en: 'Has {registration.un} already' },
  known: { fr: 'Personne connue', en: 'Known person' },
  unknown: { fr: 'Nouvelle personne', en: 'New person' },
  invited: { fr: 'Invitation envoyée', en: 'Invitation sent' },
  done: {
    fr: '{n, plural, =0 {Aucune invitation n’est partie.} one {# invitation est partie.} other {# invitations sont parties.}}',
    en: '{n, plural, =0 {No invitation was sent.} one {# invitation was sent.} other {# invitations were sent.}}',
  },
  close: labels.close,
})
