import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

export const documentTemplateWords = words({
  title: { fr: 'Modèles de documents', en: 'Document templates' },
  help: {
    fr: 'Ce qui entoure chaque document et les mots qui l’accompagnent. Ce que la loi impose reste imprimé par la plateforme.',
    en: 'What surrounds each document and the words that go with it. What the law requires is still printed by the platform.',
  },
  name: labels.name,
  category: { fr: 'Catégorie', en: 'Category' },
  languages: { fr: 'Langues', en: 'Languages' },
  issuer: { fr: '{entity:cap}', en: '{entity:cap}' },
  everyIssuer: { fr: 'Toutes', en: 'All' },
  byDefault: { fr: 'Par défaut', en: 'Default' },
  isDefault: { fr: 'Modèle par défaut', en: 'Default template' },
  versionHead: { fr: 'Version', en: 'Version' },
  produced: { fr: 'Documents produits', en: 'Documents produced' },
  changedAt: { fr: 'Dernière modification', en: 'Last change' },
  all: { fr: 'Tous', en: 'All' },
  archived: { fr: 'Archivés', en: 'Archived' },
  archivedOne: { fr: 'Archivé', en: 'Archived' },
  none: { fr: 'Aucun modèle de document.', en: 'No document template.' },
  noneHelp: {
    fr: 'Sans modèle, les documents s’impriment avec la mise en page de la plateforme. Partez du modèle prêt pour y mettre vos mots.',
    en: 'Without a template, documents are printed with the platform’s layout. Start from the ready one to add your words.',
  },
  noneArchived: { fr: 'Aucun modèle archivé.', en: 'No archived template.' },
  missing: { fr: 'Manquants\u00A0: {categories}', en: 'Missing: {categories}' },
  missingHelp: {
    fr: 'Ces documents s’impriment avec la mise en page de la plateforme, sans vos mots.',
    en: 'These documents are printed with the platform’s layout, without your words.',
  },
  add: { fr: 'Nouveau modèle', en: 'New template' },
  addHelp: {
    fr: 'Le modèle part de celui de la plateforme\u00A0: changez ce que vous voulez, ce que la loi impose reste en place.',
    en: 'The template starts from the platform’s own: change what you like, what the law requires stays in place.',
  },
  create: { fr: 'Créer', en: 'Create' },
  created: {
    fr: 'Le modèle est créé. Définissez-le par défaut quand il est prêt.',
    en: 'The template is created. Make it the default once it is ready.',
  },
  setDefault: { fr: 'Définir par défaut', en: 'Make default' },
  unsetDefault: { fr: 'Ne plus utiliser par défaut', en: 'Stop using by default' },
  defaultSet: { fr: 'Les prochains documents prendront ce modèle.', en: 'The next documents will take this template.' },
  defaultUnset: {
    fr: 'Les prochains documents prendront la mise en page de la plateforme.',
    en: 'The next documents will take the platform’s layout.',
  },
  duplicate: labels.duplicate,
  copied: { fr: 'Le modèle est dupliqué.', en: 'The template is duplicated.' },
  copyName: { fr: '{name} (copie)', en: '{name} (copy)' },
  archive: labels.archive,
  unarchive: { fr: 'Remettre en service', en: 'Bring back' },
  archivedDone: {
    fr: 'Le modèle est archivé. Les documents déjà produits ne changent pas.',
    en: 'The template is archived. Documents already produced do not change.',
  },
  unarchivedDone: { fr: 'Le modèle est de nouveau disponible.', en: 'The template is available again.' },
  remove: labels.remove,
  removeTitle: { fr: 'Supprimer «\u00A0{name}\u00A0»\u202F?', en: 'Delete “{name}”?' },
  removeHelp: {
    fr: 'Aucun document n’en est issu. Ses versions disparaissent avec lui.',
    en: 'No document was printed with it. Its versions go with it.',
  },
  removed: { fr: 'Le modèle est supprimé.', en: 'The template is deleted.' },
  open: labels.open,
})
