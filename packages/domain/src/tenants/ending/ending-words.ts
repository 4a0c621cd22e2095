import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

export const endingWords = words({
  title: { fr: 'Supprimer l’espace', en: 'Delete the space' },
  help: {
    fr: 'Tout ce qui peut partir est effacé\u00A0: comptes, messages, fichiers, réponses. Ce que la loi demande de garder reste, sans accès.',
    en: 'Everything that may be erased is: accounts, messages, files, answers. What the law requires us to keep stays, out of reach.',
  },
  suspendFirst: { fr: 'Suspendez d’abord l’espace.', en: 'Suspend the space first.' },
  lastExport: { fr: 'Dernière copie de ses données\u00A0: {at, date, long}.', en: 'Last copy of its data: {at, date, long}.' },
  noExport: {
    fr: 'Aucune copie de ses données n’a été faite\u00A0: proposez-la avant, dans l’onglet «\u00A0Données\u00A0».',
    en: 'No copy of its data was made: offer one first, in the “Data” tab.',
  },
  ask: { fr: 'Demander la suppression', en: 'Request deletion' },
  code: { fr: 'Tapez «\u00A0{name}\u00A0» pour confirmer', en: 'Type “{name}” to confirm' },
  reason: labels.reason,
  asked: { fr: 'La suppression est demandée.', en: 'Deletion requested.' },
  requestedBy: { fr: 'Demandée par {name} le {at, date, long}\u00A0: {reason}', en: 'Requested by {name} on {at, date, long}: {reason}' },
  awaiting: {
    fr: 'En attente de la confirmation d’un autre super administrateur.',
    en: 'Waiting for the confirmation of another super administrator.',
  },
  confirm: { fr: 'Confirmer la suppression', en: 'Confirm the deletion' },
  confirmHelp: {
    fr: 'L’espace sera effacé dans trente jours. Jusque-là, chacun de vous peut y renoncer.',
    en: 'The space will be erased in thirty days. Until then, either of you may cancel.',
  },
  confirmed: {
    fr: 'Confirmée par {name}. L’espace sera effacé dans la nuit qui suit le {due, date, long}.',
    en: 'Confirmed by {name}. The space will be erased in the night after {due, date, long}.',
  },
  confirmedDone: { fr: 'La suppression est confirmée.', en: 'The deletion is confirmed.' },
  cancel: { fr: 'Renoncer à la suppression', en: 'Cancel the deletion' },
  cancelled: { fr: 'L’espace ne sera pas supprimé.', en: 'The space will not be deleted.' },
  running: { fr: 'Suppression en cours', en: 'Deletion under way' },
  done: {
    fr: 'L’espace a été effacé le {at, date, long}\u00A0: {removed, number} lignes et {files, number} fichiers.',
    en: 'The space was erased on {at, date, long}: {removed, number} rows and {files, number} files.',
  },
  remainingTitle: { fr: 'Ce qui reste, et pourquoi', en: 'What stays, and why' },
  remainingRows: { fr: '{n, plural, one {# ligne} other {# lignes}}', en: '{n, plural, one {# row} other {# rows}}' },
  nothingRemains: { fr: 'Rien ne devait être gardé.', en: 'Nothing had to be kept.' },
  ended: { fr: 'Effacé', en: 'Erased' },
})

/** Why something stays after the end of a tenant. */
export const retentionReasons = words({
  accounting: { fr: 'Pièces et livres comptables, dix ans (C. com. L123-22)', en: 'Accounting records, ten years (C. com. L123-22)' },
  evidence: { fr: 'Preuves de ce qui a été suivi, six ans', en: 'Proofs of what was followed, six years' },
  agreements: {
    fr: 'Preuves des accords, des refus et des fins de contrat, cinq ans',
    en: 'Proofs of agreements, refusals and ends of contracts, five years',
  },
  journal: {
    fr: 'Journal des actes, vidé de ce qu’il disait des personnes, un an',
    en: 'Log of acts, emptied of what it told about people, one year',
  },
  exchanges: { fr: 'Échanges avec l’éditeur, cinq ans', en: 'Exchanges with the vendor, five years' },
  identity: { fr: 'Identité de l’espace et trace de sa suppression', en: 'Identity of the space and record of its deletion' },
  named: { fr: 'Nommé par ce qui précède, sans rien de personnel', en: 'Named by the above, with nothing personal' },
})
export type RetentionReason = keyof typeof retentionReasons
