import { errorList } from '../kernel/errors.ts'

export const regionsErrors = errorList({
  departementTaken: {
    http: 409,
    fr: '{departement}\u00A0: déjà rattaché à {region}.',
    en: '{departement} already belongs to {region}.',
  },
  nameTaken: { http: 409, fr: '{region.un:cap} porte déjà ce nom.', en: '{region.un:cap} already has this name.' },
  abroadTaken: {
    http: 409,
    fr: '{region.un:cap} reçoit déjà les autres pays.',
    en: '{region.un:cap} already receives the other countries.',
  },
  stillPeopled: {
    http: 409,
    fr: '{people, plural, one {# personne ou structure y est rattachée} other {# personnes ou structures y sont rattachées}}\u00A0: dites où les rattacher.',
    en: '{people, plural, one {# person or organisation belongs} other {# people or organisations belong}} there: say where to move them.',
  },
  abroadStillPeopled: {
    http: 409,
    fr: '{region.le:cap} qui reçoit les autres pays ne peut pas être supprimé{region.e}\u00A0: {people, plural, one {# personne y vit} other {# personnes y vivent}}.',
    en: 'The {region} receiving the other countries cannot be deleted: {people, plural, one {# person lives} other {# people live}} there.',
  },
})
