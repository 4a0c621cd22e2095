import type { Sentence } from '../../kernel/sentence.ts'

/** What an event is before the law (Code du travail, L6313-1): in the words of the law in both languages. */
export const actionNatureLegal = {
  training: { fr: 'action de formation', en: 'action de formation' },
  experience: {
    fr: 'action permettant de faire valider les acquis de l’expérience',
    en: 'action permettant de faire valider les acquis de l’expérience',
  },
} satisfies Record<string, Sentence>

/** The action an event is; nothing for one the law does not look at. */
export const actionNature = ({ is_training, is_vae }: { is_training: boolean; is_vae: boolean }): Sentence | undefined => {
  if (!is_training) return undefined
  return is_vae ? actionNatureLegal.experience : actionNatureLegal.training
}
