import { errorList } from '../kernel/errors.ts'

export const companyErrors = errorList({
  alreadyKnown: {
    http: 409,
    fr: 'Ce prospect existe déjà, veuillez contacter {referent.le} ou saisir {company.autre}',
    en: 'This prospect already exists, please contact the {referent} or enter another {company}',
  },
  stillUsed: {
    http: 409,
    fr: '{company.le:cap} {name} ne peut pas être supprimé{company.e}\u00A0: {reasons}. Vous pouvez archiver la fiche.',
    en: 'The {company} {name} cannot be deleted: {reasons}. You can archive the record.',
  },
  lastReferent: {
    http: 409,
    fr: '{referent.le:cap} ne peut pas être supprimé{referent.e}\u00A0: {n, plural, one {# {registration} est en cours} other {# {registration.pl} sont en cours}} et personne d’autre ne suit {company.le}.',
    en: 'The {referent} cannot be removed: {n, plural, one {# {registration} is} other {# {registration.pl} are}} under way and nobody else follows the {company}.',
  },
  notOfCompany: {
    http: 422,
    fr: 'Cette personne n’est pas rattachée à {company.ce}.',
    en: 'This person does not belong to this {company}.',
  },
  mergedAlready: {
    http: 409,
    fr: '{company.ce:cap} fait déjà partie d’une fusion ou est archivé{company.e}.',
    en: 'This {company} is already part of a merge or archived.',
  },
  undoTooLate: {
    http: 409,
    fr: 'Cette fusion ne peut plus être annulée\u00A0: le délai de {hours} heures est passé ou elle l’a déjà été.',
    en: 'This merge can no longer be undone: {hours} hours have passed, or it has already been undone.',
  },
  nothingToUndo: {
    http: 409,
    fr: 'Cette modification ne peut plus être annulée\u00A0: elle n’est pas de vous, ou le délai de {hours} heures est passé.',
    en: 'This change can no longer be undone: it is not yours, or {hours} hours have passed.',
  },
  undoInOrder: {
    http: 409,
    fr: 'Une fusion plus récente concerne les mêmes fiches\u00A0: annulez-la d’abord.',
    en: 'A later merge concerns the same records: undo it first.',
  },
  nobodyToTell: {
    http: 409,
    fr: 'Personne ne suit {company.ce}\u00A0: écrivez à l’organisme.',
    en: 'Nobody manages this {company}: write to the organisation.',
  },
})
