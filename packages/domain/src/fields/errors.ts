import { errorList } from '../kernel/errors.ts'

export const fieldsErrors = errorList({
  nameTaken: { http: 422, fr: 'Un champ porte déjà ce nom.', en: 'A field already has this name.' },
  isNative: {
    http: 422,
    fr: 'Ce champ existe déjà d’origine\u00A0: {label}.',
    en: 'This field already exists from the start: {label}.',
  },
  answered: {
    http: 409,
    fr: 'Le champ «\u00A0{label}\u00A0» ne peut pas être supprimé\u00A0: {n, plural, one {une réponse a été donnée} other {# réponses ont été données}}. Désactivez-le.',
    en: 'The field “{label}” cannot be deleted: {n, plural, one {one answer was given} other {# answers were given}}. Deactivate it.',
  },
  decides: {
    http: 409,
    fr: 'Le champ «\u00A0{label}\u00A0» ne peut pas être supprimé\u00A0: l’affichage du champ «\u00A0{other}\u00A0» en dépend.',
    en: 'The field “{label}” cannot be deleted: the display of the field “{other}” depends on it.',
  },
  frozenName: {
    http: 409,
    fr: 'Le nom technique est figé depuis la première réponse.',
    en: 'The technical name is frozen since the first answer.',
  },
  lossyType: {
    http: 409,
    fr: 'Des réponses seraient perdues\u00A0: «\u00A0{from}\u00A0» ne se convertit pas en «\u00A0{to}\u00A0».',
    en: 'Answers would be lost: “{from}” cannot be converted to “{to}”.',
  },
  optionAnswered: {
    http: 409,
    fr: '«\u00A0{option}\u00A0» a {n, plural, one {une réponse} other {# réponses}}\u00A0: fusionnez cette option avec une autre au lieu de l’enlever.',
    en: '“{option}” has {n, plural, one {one answer} other {# answers}}: merge this option into another instead of removing it.',
  },
  unknownOption: { http: 422, fr: 'Cette option n’existe pas.', en: 'This option does not exist.' },
  purposeMissing: {
    http: 422,
    fr: 'Cette donnée est sensible\u00A0: indiquez pourquoi elle est indispensable.',
    en: 'This data is sensitive: explain why it is essential.',
  },
  notMade: { http: 422, fr: 'Un champ de cette nature ne se crée pas.', en: 'A field of this nature cannot be created.' },
  tabTaken: { http: 422, fr: 'Un onglet porte déjà ce nom.', en: 'A tab already has this name.' },
  rubricTaken: { http: 422, fr: '{group.un:cap} porte déjà ce nom.', en: '{group.un:cap} already has this name.' },
  rubricInUse: {
    http: 409,
    fr: '{group.le:cap} «\u00A0{label}\u00A0» ne peut pas être supprimé{group.e}\u00A0: {n, plural, one {un champ y est rangé} other {# champs y sont rangés}}.',
    en: 'The {group} “{label}” cannot be deleted: {n, plural, one {one field is under it} other {# fields are under it}}.',
  },
  notAdjustable: {
    http: 422,
    fr: 'Le produit décide seul de ce champ.',
    en: 'Only the product decides on this field.',
  },
  unknownDecider: { http: 422, fr: 'Le champ dont dépend l’onglet n’existe pas.', en: 'The field the tab depends on does not exist.' },
  notClosed: { http: 422, fr: 'Ces fiches ne se clôturent pas.', en: 'These records are never closed.' },
  toFillFirst: {
    http: 409,
    fr: 'L’onglet «\u00A0{label}\u00A0» est à remplir avant de clore\u00A0: {fields}.',
    en: 'The tab “{label}” must be filled in before closing: {fields}.',
  },
  noValue: { http: 422, fr: 'Indiquez la valeur imposée.', en: 'Enter the fixed value.' },
  wrongFormula: { http: 422, fr: 'Ce calcul n’existe pas pour cette fiche.', en: 'This computation does not exist for this record.' },
})
