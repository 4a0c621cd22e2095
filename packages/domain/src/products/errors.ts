import { errorList } from '../kernel/errors.ts'

export const productErrors = errorList({
  optionFull: { http: 409, fr: 'COMPLET\u00A0: cette option n’est plus disponible.', en: 'FULL: this option is no longer available.' },
  optionNotOffered: { http: 409, fr: 'Cette option n’est pas proposée ici.', en: 'This option is not offered here.' },
  optionClosed: { http: 409, fr: 'La vente de «\u00A0{name}\u00A0» est fermée.', en: '“{name}” is no longer on sale.' },
  optionForOthers: { http: 409, fr: '«\u00A0{name}\u00A0» ne vous est pas proposé.', en: '“{name}” is not offered to you.' },
  optionTooMany: { http: 422, fr: '«\u00A0{name}\u00A0»\u00A0: {max} au plus par personne.', en: '“{name}”: {max} per person at most.' },
  optionOneOfGroup: {
    http: 422,
    fr: 'Choisissez une seule option parmi «\u00A0{group}\u00A0».',
    en: 'Choose only one option of “{group}”.',
  },
  optionNeeds: { http: 422, fr: '«\u00A0{name}\u00A0» se prend avec «\u00A0{other}\u00A0».', en: '“{name}” goes with “{other}”.' },
  optionExcludes: {
    http: 422,
    fr: '«\u00A0{name}\u00A0» et «\u00A0{other}\u00A0» ne se prennent pas ensemble.',
    en: '“{name}” and “{other}” cannot be taken together.',
  },
  optionAnswerNeeded: { http: 422, fr: 'Répondez à «\u00A0{question}\u00A0».', en: 'Answer “{question}”.' },
  optionsSettled: {
    http: 409,
    fr: 'Les options sont déjà commandées\u00A0: elles ne changent plus ici.',
    en: 'The options are already ordered: they can no longer be changed here.',
  },
  optionsOfferedAlready: {
    http: 409,
    fr: 'Des options sont déjà proposées\u00A0: ajoutez les autres une à une.',
    en: 'Options are offered already: add the others one by one.',
  },
  contradictoryOptions: {
    http: 422,
    fr: '«\u00A0{name}\u00A0» et «\u00A0{other}\u00A0» s’exigent et s’excluent.',
    en: '“{name}” and “{other}” both require and exclude each other.',
  },
  soldAlready: { http: 409, fr: '{n} déjà vendu(s).', en: '{n} already sold.' },
  productInUse: {
    http: 409,
    fr: '«\u00A0{name}\u00A0» ne peut pas être supprimé\u00A0: {event.des} le proposent. Archivez-le.',
    en: '“{name}” cannot be deleted: {event.pl} offer it. Archive it instead.',
  },
  optionInUse: {
    http: 409,
    fr: '«\u00A0{name}\u00A0» ne peut pas être supprimé\u00A0: {n} vendu(s). Fermez plutôt la vente.',
    en: '“{name}” cannot be deleted: {n} sold. Close its sale instead.',
  },
  codeTaken: { http: 409, fr: 'Ce code est celui de «\u00A0{name}\u00A0».', en: 'This code belongs to “{name}”.' },
})
