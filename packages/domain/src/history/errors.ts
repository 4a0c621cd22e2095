import { errorList } from '../kernel/errors.ts'

export const historyErrors = errorList({
  notRestorable: {
    http: 409,
    fr: 'Cette valeur ne peut plus être rétablie telle quelle. Ouvrez la fiche pour la changer.',
    en: 'This value can no longer be restored as it was. Open the record to change it.',
  },
})
