import { words } from '../kernel/sentence.ts'

export const fieldsWords = words({
  more: { fr: 'Informations complémentaires', en: 'More information' },
  save: { fr: 'Enregistrer', en: 'Save' },
  saved: { fr: 'Les informations sont enregistrées.', en: 'The information is saved.' },
  emptyTab: { fr: 'Rien à remplir ici pour le moment.', en: 'Nothing to fill in here for now.' },
})
