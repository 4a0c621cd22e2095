import { words } from '../../kernel/sentence.ts'

export const appearanceWords = words({
  tab: { fr: 'Affichage', en: 'Display' },
  title: { fr: 'Clair ou sombre', en: 'Light or dark' },
  help: {
    fr: 'Votre choix vous suit sur vos autres appareils.',
    en: 'Your choice follows you on your other devices.',
  },
  tenant: { fr: 'Comme {client} le propose', en: 'As set by {client}' },
  system: { fr: 'Comme l’appareil', en: 'As the device' },
  light: { fr: 'Clair', en: 'Light' },
  dark: { fr: 'Sombre', en: 'Dark' },
  kept: { fr: 'L’affichage est enregistré.', en: 'The display is saved.' },
  byDefault: { fr: 'Affichage de départ', en: 'Default display' },
  byDefaultHelp: {
    fr: 'Pour qui n’a rien choisi\u202F; chaque personne peut en décider autrement.',
    en: 'For people who have not chosen; each person may change it.',
  },
})
