import { words } from '../../kernel/sentence.ts'

/** How a provider may name its declaration in what advertises its trainings (FOR-03, L6352-12): these words alone. */
export const advertisingLegal = words({
  declared: {
    fr: 'Enregistrée sous le numéro {number}. Cet enregistrement ne vaut pas agrément de l’État.',
    en: 'Enregistrée sous le numéro {number}. Cet enregistrement ne vaut pas agrément de l’État.',
  },
})
