import { type Sentence, words } from '../../kernel/sentence.ts'
import type { PresentationSection } from './presentation.ts'

export const sectionWords = words({
  description: { fr: 'Présentation', en: 'About' },
  outline: { fr: 'Déroulé', en: 'Outline' },
  practical: { fr: 'Informations pratiques', en: 'Practical information' },
}) satisfies Record<PresentationSection, Sentence>

export const sectionHelps = words({
  description: { fr: 'Pour qui, et ce que l’on y gagne.', en: 'Who it is for, and what they gain.' },
  outline: { fr: 'Les temps forts, dans l’ordre.', en: 'The main moments, in order.' },
  practical: { fr: 'Accès, matériel, repas, et qui contacter.', en: 'Access, equipment, meals, and who to contact.' },
}) satisfies Record<PresentationSection, Sentence>

/** The lines of an example: `= ` begins a title, `- ` an item of a list. */
export const sectionExamples = words({
  description: {
    fr: '= À qui s’adresse {event.ce}\u202F?\nÀ toute personne qui débute dans le sujet, ou qui veut reprendre de bonnes bases.\n= Ce que vous en retirez\n- Une méthode simple, applicable dès le lendemain\n- Des réponses à vos propres situations\n- Un support à conserver',
    en: '= Who is this {event} for?\nAnyone new to the subject, or who wants to go back over the basics.\n= What you take away\n- A simple method, to be used the very next day\n- Answers to your own situations\n- Material to keep',
  },
  outline: {
    fr: '= Le matin\n- Accueil et tour de table\n- Les repères essentiels, à partir d’exemples\n= L’après-midi\n- Mise en pratique par petits groupes\n- Bilan, et prochaines étapes de chacun',
    en: '= In the morning\n- Welcome and introductions\n- The essentials, from examples\n= In the afternoon\n- Practice in small groups\n- Review, and next steps for everyone',
  },
  practical: {
    fr: '= Venir\nÀ dix minutes à pied de la gare\u202F; places de stationnement sur demande.\n= À prévoir\n- De quoi écrire\n- Un ordinateur portable, si vous en avez un\n= Une question, un besoin particulier\u202F?\nÉcrivez-nous avant votre venue\u00A0: nous adaptons l’accueil.',
    en: '= Getting there\nTen minutes’ walk from the station; parking on request.\n= To bring\n- Something to write with\n- A laptop, if you have one\n= A question, a particular need?\nWrite to us before you come: we adapt the welcome.',
  },
}) satisfies Record<PresentationSection, Sentence>

export const presentationWords = words({
  example: { fr: 'Partir d’un exemple', en: 'Start from an example' },
  takeFrom: { fr: 'Reprendre de…', en: 'Copy from…' },
  takeTitle: { fr: 'Reprendre une présentation', en: 'Copy a page' },
  take: { fr: 'Reprendre ces textes', en: 'Copy these texts' },
  source: { fr: 'À reprendre de', en: 'Copy from' },
  fromTexts: { fr: 'Les textes de votre espace', en: 'The texts of your space' },
  fromTextsHelp: {
    fr: 'Ils s’écrivent dans les paramètres, onglet «\u00A0Textes\u00A0».',
    en: 'They are written in the settings, tab “Texts”.',
  },
  fromModel: { fr: 'Un modèle', en: 'A template' },
  fromEvent: { fr: '{event.un:cap}', en: '{event.un:cap}' },
  which: { fr: 'Lequel', en: 'Which one' },
  parts: { fr: 'Ce qui est repris', en: 'What is copied' },
  partsHelp: {
    fr: 'Remplace ce qui est écrit ici\u202F; rien n’est enregistré avant que vous le demandiez.',
    en: 'Replaces what is written here; nothing is saved until you ask.',
  },
  nothingToTake: { fr: 'Rien n’y est écrit.', en: 'Nothing is written there.' },
  taken: { fr: 'Les textes sont repris\u202F; enregistrez pour les garder.', en: 'The texts are copied; save to keep them.' },
  image: { fr: 'Image', en: 'Image' },
  imageHelp: {
    fr: 'Montrée dans {catalogue.le}, sur la page et dans les partages. Gardée dès qu’elle est choisie.',
    en: 'Shown in the {catalogue}, on the page and when shared. Saved as soon as it is chosen.',
  },
  imageAlt: { fr: 'Ce que l’image montre', en: 'What the image shows' },
  imageAltHelp: {
    fr: 'Lu à qui ne la voit pas. Vide\u00A0: l’image ne fait que décorer.',
    en: 'Read to those who do not see it. Empty: the image only decorates.',
  },
  focus: { fr: 'Point à garder visible', en: 'Point to keep in sight' },
  focusHelp: {
    fr: 'L’image est recadrée selon l’endroit\u00A0: cliquez sur ce qui doit rester, ou utilisez les curseurs.',
    en: 'The image is cut to fit each place: click what must stay, or use the sliders.',
  },
  focusX: { fr: 'Position horizontale', en: 'Horizontal position' },
  focusY: { fr: 'Position verticale', en: 'Vertical position' },
  crop: { fr: 'Recadrer', en: 'Crop' },
  cropHelp: {
    fr: 'Faites glisser l’image dans le cadre, zoomez avec la molette ou les curseurs. Au clavier\u00A0: flèches, + et -.',
    en: 'Drag the image within the frame, zoom with the wheel or the sliders. With the keyboard: arrows, + and -.',
  },
  cropFrame: { fr: 'Cadre de l’image', en: 'Frame of the image' },
  cropZoom: { fr: 'Zoom', en: 'Zoom' },
  cropSave: { fr: 'Recadrer l’image', en: 'Crop the image' },
  cropWhole: { fr: 'Image entière', en: 'Whole image' },
  cropped: { fr: 'L’image est recadrée.', en: 'The image is cropped.' },
  uncropped: { fr: 'L’image est montrée entière.', en: 'The whole image is shown.' },
  saveImage: { fr: 'Enregistrer l’image', en: 'Save the image' },
  preview: { fr: 'Aperçu', en: 'Preview' },
  previewTitle: { fr: 'Aperçu avant publication', en: 'Preview before publication' },
  previewHelp: {
    fr: 'Tel qu’enregistré\u00A0: vos dernières frappes n’y sont qu’une fois gardées.',
    en: 'As saved: what you just typed shows once it is saved.',
  },
  asVisitor: { fr: 'Visiteur', en: 'Visitor' },
  asLearner: { fr: '{participant:cap}', en: '{participant:cap}' },
  asPhone: { fr: 'Téléphone', en: 'Phone' },
  copyLink: { fr: 'Copier le lien de relecture', en: 'Copy the review link' },
  linkCopied: {
    fr: 'Lien copié\u00A0: qui le reçoit lit cette page pendant sept jours.',
    en: 'Link copied: whoever receives it can read this page for seven days.',
  },
  versions: { fr: 'Versions', en: 'Versions' },
  versionsTitle: { fr: 'Versions de la présentation', en: 'Versions of the page' },
  noVersionYet: {
    fr: 'Aucune version pour le moment\u00A0: chaque enregistrement en garde une.',
    en: 'No version yet: each save keeps one.',
  },
  versionNumber: { fr: 'Version {n}', en: 'Version {n}' },
  versionNumberNow: { fr: 'Version {n} (actuelle)', en: 'Version {n} (current)' },
  versionAt: { fr: '{day, date, long} à {day, time, short}', en: '{day, date, long} at {day, time, short}' },
  versionNow: { fr: 'Actuelle', en: 'Current' },
  compareOne: { fr: 'Comparer la version {n}', en: 'Compare version {n}' },
  restoreOne: { fr: 'Restaurer la version {n}', en: 'Restore version {n}' },
  compareFrom: { fr: 'De la version', en: 'From version' },
  compareTo: { fr: 'À la version', en: 'To version' },
  backToVersions: { fr: 'Toutes les versions', en: 'All versions' },
  restored: {
    fr: 'La version {n} est dans le formulaire\u202F; enregistrez pour la garder.',
    en: 'Version {n} is in the form; save to keep it.',
  },
  restyled: { fr: 'Seules la mise en forme ou les images ont changé.', en: 'Only the formatting or the pictures changed.' },
  previewBanner: {
    fr: 'Aperçu\u00A0: {event.ce} n’est pas encore en ligne, et rien ne peut y être réservé d’ici.',
    en: 'Preview: this {event} is not online yet, and nothing can be booked from here.',
  },
})
