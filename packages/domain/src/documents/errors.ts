import { errorList } from '../kernel/errors.ts'

export const documentErrors = errorList({
  /** `this` names the concept of the document that was asked for. */
  noTemplate: {
    http: 409,
    fr: 'Aucun modèle de document est configuré pour générer {this}',
    en: 'No document template is configured to generate {this}',
  },
  depositsOfDay: {
    http: 413,
    fr: 'Vous avez déposé beaucoup de fichiers aujourd’hui\u00A0: {max, number} Mo par jour au plus. Réessayez demain.',
    en: 'You have added many files today: {max, number} MB a day at most. Try again tomorrow.',
  },
  depositsInAll: {
    http: 413,
    fr: 'Vos fichiers dépassent {max, number} Mo. Supprimez ceux qui ne servent plus, puis réessayez.',
    en: 'Your files exceed {max, number} MB. Remove those no longer needed, then try again.',
  },
  uploadsOpen: {
    http: 429,
    fr: 'Trop de fichiers sont en cours d’envoi. Terminez ou annulez-en un, puis réessayez.',
    en: 'Too many files are being uploaded. Finish or cancel one, then try again.',
  },
  wrongOffset: {
    http: 409,
    fr: 'L’envoi ne reprend pas où il s’était arrêté. Réessayez.',
    en: 'The upload does not resume where it stopped. Try again.',
  },
  archiveTooLarge: {
    http: 413,
    fr: 'Ces fichiers dépassent {max, number} Mo ensemble. Choisissez-en moins.',
    en: 'These files exceed {max, number} MB together. Choose fewer.',
  },
  fileChanged: {
    http: 409,
    fr: 'Le fichier {name} n’est plus celui qui avait été conservé\u00A0: il n’est pas servi, et l’administration est prévenue.',
    en: 'The file {name} is no longer the one that was stored: it is not served, and the administrators are notified.',
  },
  /** A link somebody sent, past its time or taken back. */
  shareEnded: {
    http: 410,
    fr: 'Ce lien n’est plus valable. Demandez-en un autre à la personne qui vous l’a transmis.',
    en: 'This link is no longer valid. Ask whoever sent it to you for another one.',
  },
  paperHolds: { http: 409, fr: '«\u00A0{name}\u00A0» est déjà fourni.', en: '“{name}” is already provided.' },
  paperNotThere: {
    http: 409,
    fr: '«\u00A0{name}\u00A0» n’attend plus de réponse.',
    en: '“{name}” is not awaiting an answer any more.',
  },
  notRemovable: { http: 409, fr: '{this} ne peut pas être supprimé(e)', en: '{this} cannot be deleted' },
})
