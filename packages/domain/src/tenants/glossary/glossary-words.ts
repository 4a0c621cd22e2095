import { type Sentence, words } from '../../kernel/sentence.ts'

export const glossaryWords = words({
  help: {
    fr: 'Ces mots remplacent les nôtres partout\u00A0: écrans, mails, documents, messages d’erreur.',
    en: 'These words replace ours everywhere: screens, emails, documents, error messages.',
  },
  concepts: { fr: 'Mots', en: 'Words' },
  chosen: { fr: 'Mot à régler', en: 'Word to set' },
  french: { fr: 'En français', en: 'In French' },
  english: { fr: 'En anglais', en: 'In English' },
  singular: { fr: 'Singulier', en: 'Singular' },
  plural: { fr: 'Pluriel', en: 'Plural' },
  gender: { fr: 'Genre', en: 'Gender' },
  feminine: { fr: 'Féminin (la, une)', en: 'Feminine (la, une)' },
  masculine: { fr: 'Masculin (le, un)', en: 'Masculine (le, un)' },
  elision: { fr: 'Élision (l’, d’)', en: 'Elision (l’, d’)' },
  elisionHelp: { fr: 'Proposée d’après le mot\u202F; corrigez-la au besoin.', en: 'Proposed from the word; correct it if needed.' },
  invariant: { fr: 'Invariable', en: 'Invariable' },
  empty: { fr: 'Ne pas utiliser ce mot', en: 'Do not use this word' },
  emptyHelp: { fr: 'Les menus qui en dépendent disparaissent.', en: 'Menus that depend on it disappear.' },
  unused: { fr: 'non utilisé', en: 'not used' },
  examples: { fr: 'Dans les phrases', en: 'In sentences' },
  statuses: { fr: 'Libellés des statuts', en: 'Labels of statuses' },
  statusesHelp: {
    fr: 'Laissez vide pour garder le libellé d’origine. Ce que chaque statut permet ne change pas.',
    en: 'Leave empty to keep the original label. What each status allows does not change.',
  },
  inFrench: { fr: '{label}, en français', en: '{label}, in French' },
  inEnglish: { fr: '{label}, en anglais', en: '{label}, in English' },
  choose: { fr: 'Choisir un modèle', en: 'Choose a preset' },
  backTo: { fr: 'Revenir au modèle', en: 'Back to a preset' },
  backToAsk: { fr: 'Revenir au modèle «\u00A0{kind}\u00A0»\u202F?', en: 'Back to the “{kind}” preset?' },
  backToHelp: {
    fr: 'Tous vos mots sont remplacés par ceux du modèle. Rien n’est enregistré avant votre accord.',
    en: 'All your words are replaced by those of the preset. Nothing is saved before you agree.',
  },
})

/** Sentences redrawn while a word is typed: each exercises another agreement (TYP-11). */
export const exampleSentences: readonly Sentence[] = [
  { fr: '{this.le:cap} a été créé{this.e}.', en: 'The {this} was created.' },
  {
    fr: '{this.ce:cap} est {this_gender, select, f {complète} other {complet}}.',
    en: 'This {this} is full.',
  },
  { fr: '{this.nouveau:cap}', en: 'New {this}' },
  { fr: '{this.aucun:cap} trouvé{this.e}.', en: 'No {this} found.' },
  { fr: '{this.mon:cap}', en: 'My {this}' },
  { fr: '{this.le:cap} est ouvert{this.e}.', en: 'The {this} is open.' },
  { fr: 'Liste des {this.pl}', en: 'List of {this.pl}' },
  { fr: 'Retour {this.au}', en: 'Back to the {this}' },
  { fr: 'Nombre {this.depl}', en: 'Number of {this.pl}' },
  { fr: '{this.les:cap} ont été importé{this.es}.', en: 'The {this.pl} were imported.' },
  { fr: '1 {this}, 2 {this.pl}', en: '1 {this}, 2 {this.pl}' },
  { fr: '{this.le:cap} ne peut pas être supprimé{this.e}.', en: 'The {this} cannot be deleted.' },
  { fr: 'Détail {this.du}', en: 'Details of the {this}' },
  { fr: 'Choisir {this.un}', en: 'Choose {this.un}' },
]
