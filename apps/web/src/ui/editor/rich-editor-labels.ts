import type { Locale } from '@kxo/domain/kernel/sentence'

/** Names of the editor's controls, as the kit asks for them; the kit's own are English. */
export const editorLabels: Record<Locale, Record<string, string>> = {
  en: {},
  fr: {
    boldControlLabel: 'Gras',
    italicControlLabel: 'Italique',
    underlineControlLabel: 'Souligné',
    clearFormattingControlLabel: 'Effacer la mise en forme',
    linkControlLabel: 'Lien',
    unlinkControlLabel: 'Retirer le lien',
    bulletListControlLabel: 'Liste à puces',
    orderedListControlLabel: 'Liste numérotée',
    h2ControlLabel: 'Titre',
    h3ControlLabel: 'Sous-titre',
    blockquoteControlLabel: 'Citation',
    undoControlLabel: 'Annuler',
    redoControlLabel: 'Rétablir',
    linkEditorInputLabel: 'Adresse du lien',
    linkEditorInputPlaceholder: 'https://exemple.fr',
    linkEditorExternalLink: 'Ouvrir dans un nouvel onglet',
    linkEditorInternalLink: 'Ouvrir dans le même onglet',
    linkEditorSave: 'Enregistrer',
  },
}

/** Of the button which says, once it has the focus, where the link opens: the kit gives it no name. */
export const linkTabLabel: Record<Locale, string> = { fr: 'Onglet du lien', en: 'Tab of the link' }
