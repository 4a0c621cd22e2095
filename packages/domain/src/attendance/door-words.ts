import { words } from '../kernel/sentence.ts'

/** Sentences of whoever stands at a door. */
export const doorWords = words({
  doors: { fr: 'Portes', en: 'Doors' },
  doorsHelp: {
    fr: 'Un nom par porte, par exemple «\u00A0Accueil\u00A0». Chaque appareil choisit la sienne.',
    en: 'One name per door, for example “Reception”. Each device chooses its own.',
  },
  recordExit: { fr: 'Enregistrer la sortie', en: 'Record the exit' },
  anyDoor: { fr: 'Sans nom', en: 'Unnamed' },
  direction: { fr: 'Sens du passage', en: 'Direction' },
  goodbye: { fr: 'Sortie\u00A0: {name}', en: '{name} is out' },
  inside: { fr: 'À l’intérieur', en: 'Inside' },
  online: { fr: 'En ligne', en: 'Online' },
  offline: { fr: 'Hors ligne', en: 'Offline' },
  toSend: {
    fr: '{n, plural, one {# passage à envoyer} other {# passages à envoyer}}',
    en: '{n, plural, one {# passage to send} other {# passages to send}}',
  },
  sendNow: { fr: 'Envoyer maintenant', en: 'Send now' },
  prepare: { fr: 'Préparer le mode hors ligne', en: 'Prepare offline mode' },
  prepareAgain: { fr: 'Mettre la liste à jour', en: 'Update the list' },
  prepared: {
    fr: 'Liste du {at, date, short} à {at, time} sur cet appareil\u00A0: {n, plural, one {# personne} other {# personnes}}.',
    en: 'List of {at, date, short} at {at, time} on this device: {n, plural, one {# person} other {# people}}.',
  },
  stale: { fr: 'Cette liste a plus d’un jour\u00A0: mettez-la à jour.', en: 'This list is over a day old: update it.' },
  forgetList: { fr: 'Retirer de l’appareil', en: 'Remove from this device' },
  noNetwork: { fr: 'Pas de réseau', en: 'No network' },
  prepareFirst: {
    fr: 'La liste n’est pas sur cet appareil. Retrouvez le réseau, puis préparez le mode hors ligne.',
    en: 'The list is not on this device. Get back online, then prepare offline mode.',
  },
  letInAnyway: { fr: 'Laisser entrer', en: 'Let in anyway' },
  letInHelp: {
    fr: '{name} sera confirmé{participant.e} avec ce motif.',
    en: '{name} will be confirmed with this reason.',
  },
  undo: { fr: 'Annuler ce passage', en: 'Undo this passage' },
  undoHelp: {
    fr: '{name}\u00A0: ce passage ne comptera plus. Deux minutes après, un motif est demandé.',
    en: '{name}: this passage will no longer count. After two minutes, a reason is required.',
  },
  conflicts: { fr: 'Conflits', en: 'Conflicts' },
  conflictsHelp: {
    fr: 'Passages faits hors ligne, qu’un autre appareil avait déjà faits ou que le serveur refuse. Le premier passage compte.',
    en: 'Offline passages that another device had already recorded or that the server refuses. The first passage counts.',
  },
})
