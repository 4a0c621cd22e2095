import { words } from '../../kernel/sentence.ts'

export const templateFileWords = words({
  exportTexts: { fr: 'Exporter vos textes', en: 'Export your texts' },
  importTexts: { fr: 'Importer des textes', en: 'Import texts' },
  nothingToExport: { fr: 'Aucun texte modifié par vos soins\u00A0: rien à exporter.', en: 'You changed no text: nothing to export.' },
  importedTitle: { fr: 'Textes importés', en: 'Texts imported' },
  imported: {
    fr: '{n, plural, =0 {Aucun texte n’est repris.} one {# texte est repris, comme nouvelle version.} other {# textes sont repris, comme nouvelles versions.}}',
    en: '{n, plural, =0 {No text was taken.} one {# text was taken, as a new version.} other {# texts were taken, as new versions.}}',
  },
  importedLeft: {
    fr: '{n, plural, one {# texte est laissé de côté\u00A0:} other {# textes sont laissés de côté\u00A0:}}',
    en: '{n, plural, one {# text was left out:} other {# texts were left out:}}',
  },
})
