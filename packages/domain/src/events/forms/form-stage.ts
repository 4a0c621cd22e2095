import { type FormNature, formNature } from '../../forms/nature.ts'
import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** When an event asks a form beside the one of its registration. */
export const formStage = catalogue({
  registering: { code: 1, label: { fr: 'Pendant {registration.le}', en: 'During the {registration}' } },
  accepted: { code: 2, label: { fr: 'Après l’acceptation', en: 'Once accepted' } },
})
export type FormStage = KeyOf<typeof formStage>

/** The registration has a form of its own; any other nature is asked beside it. */
export const besideNatures: readonly FormNature[] = formNature.keys.filter((nature) => nature !== 'subscription')

/** The stage proposed for a nature: what is of use once the place is certain is asked then. */
export const usualStage = (nature: FormNature): FormStage => (formNature.isIn(nature, 'isKept') ? 'accepted' : 'registering')
