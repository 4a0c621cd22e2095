import { errorList } from '../kernel/errors.ts'

export const bpfErrors = errorList({
  frozen: {
    http: 409,
    fr: 'Cette déclaration est figée depuis le {at, date, short}\u00A0: elle ne change plus.',
    en: 'This return was frozen on {at, date, short}: it no longer changes.',
  },
  changedFrozen: {
    http: 409,
    fr: 'Une déclaration figée ne change plus.',
    en: 'A frozen return no longer changes.',
  },
  notOver: {
    http: 409,
    fr: 'L’exercice se termine le {until, date, short}\u00A0: la déclaration se fige ensuite.',
    en: 'The accounting year ends on {until, date, short}: the return is frozen after that.',
  },
  incomplete: {
    http: 409,
    fr: 'Un contrôle n’est pas satisfait\u00A0: complétez les données manquantes avant de figer la déclaration.',
    en: 'A check fails: complete the missing data before freezing the return.',
  },
  noCharges: {
    http: 409,
    fr: 'Saisissez les charges (cadre D) avant de figer la déclaration.',
    en: 'Enter the expenses (frame D) before freezing the return.',
  },
  noEntity: {
    http: 409,
    fr: 'Renseignez d’abord l’organisme qui déclare, avec {entity.les} qui émettent {bill.des}.',
    en: 'First fill in the organisation that declares, among the {entity.pl} that issue {bill.pl}.',
  },
})
