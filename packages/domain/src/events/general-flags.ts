import { words } from '../kernel/sentence.ts'

/**
 * What an event says of itself by yes or no in its general information (#30). A column of the table and an entry here make its box, its column,
 * filter and export in the lists, what is read of it, and its copy.
 */
export const generalFlags = {
  is_training: words({
    label: { fr: 'Action de formation', en: 'Vocational training' },
    box: { fr: 'Action de formation (entre dans le bilan pédagogique)', en: 'Vocational training (counts in the yearly report)' },
  }),
  is_vae: words({
    label: { fr: 'VAE', en: 'VAE' },
    box: { fr: 'Accompagnement à la VAE (validation des acquis de l’expérience)', en: 'Support for validation of prior experience (VAE)' },
  }),
  is_asynchronous: words({
    label: { fr: 'Sans date imposée', en: 'Self-paced' },
    box: { fr: 'Suivi en autonomie, sans date imposée', en: 'Self-paced, without a set date' },
  }),
}
export type GeneralFlag = keyof typeof generalFlags
export type GeneralFlags = Readonly<Record<GeneralFlag, boolean>>

/** Something for each flag. */
export const forEachFlag = <T>(make: (flag: GeneralFlag) => T): Record<GeneralFlag, T> =>
  Object.fromEntries(Object.keys(generalFlags).map((flag) => [flag, make(flag as GeneralFlag)])) as Record<GeneralFlag, T>

/** The flags of an event, without its other fields; one left out is off. */
export const flagsOf = (event: Partial<GeneralFlags>): GeneralFlags => forEachFlag((flag) => event[flag] ?? false)
