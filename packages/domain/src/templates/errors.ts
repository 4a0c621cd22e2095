import { errorList } from '../kernel/errors.ts'

export const templateErrors = errorList({
  unknownField: {
    http: 422,
    fr: 'Le champ {field} n’existe pas dans ce document.',
    en: 'The field {field} does not exist in this document.',
  },
  wrongFormat: {
    http: 422,
    fr: 'Le format «\u00A0{format}\u00A0» ne convient pas au champ «\u00A0{field}\u00A0».',
    en: 'The format “{format}” does not suit the field “{field}”.',
  },
  titleIsFixed: {
    http: 422,
    fr: 'Le titre de ce document ne se change pas.',
    en: 'The title of this document cannot be changed.',
  },
  archivedDefault: {
    http: 409,
    fr: '«\u00A0{name}\u00A0» est archivé\u00A0: reprenez-le avant de le définir par défaut.',
    en: '“{name}” is archived: bring it back before making it the default.',
  },
  templateInUse: {
    http: 409,
    fr: '«\u00A0{name}\u00A0» ne peut pas être supprimé\u00A0: des documents en sont issus. Archivez-le.',
    en: '“{name}” cannot be deleted: documents were printed with it. Archive it instead.',
  },
  mentionsMissing: {
    http: 409,
    fr: 'Ce modèle ne peut pas être le modèle par défaut. Il manque\u00A0: {mentions}.',
    en: 'This template cannot be the default. Missing: {mentions}.',
  },
})
