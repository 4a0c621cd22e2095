import { errorList } from '../kernel/errors.ts'

export const documentErrors = errorList({
  /** `this` names the concept of the document that was asked for. */
  noTemplate: {
    http: 409,
    fr: 'Aucun modèle de document est configuré pour générer {this}',
    en: 'No document template is configured to generate {this}',
  },
  notRemovable: { http: 409, fr: '{this} ne peut pas être supprimé(e)', en: '{this} cannot be deleted' },
})
