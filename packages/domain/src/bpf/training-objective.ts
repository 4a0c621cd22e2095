import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { formWords } from './return-legal.ts'

/** What a training leads to, as frame F-3 sorts it. */
export const trainingObjective = catalogue({
  rncp: { code: 1, label: { fr: 'Diplôme, titre ou CQP enregistré au RNCP', en: 'Diploma, title or CQP in the RNCP' } },
  rs: {
    code: 2,
    label: { fr: 'Certification ou habilitation du répertoire spécifique (RS)', en: 'Certification of the specific register (RS)' },
  },
  cqp: { code: 3, label: { fr: 'CQP non enregistré', en: 'CQP that is not registered' } },
  other: { code: 4, label: formWords.otherTraining },
  skillsReview: { code: 5, label: { fr: 'Bilan de compétences', en: 'Skills review' } },
  vae: { code: 6, label: { fr: 'Accompagnement à la VAE', en: 'Support for the validation of experience (VAE)' } },
})
export type TrainingObjective = KeyOf<typeof trainingObjective>

/** Sub-lines of what is registered in the RNCP. */
export const certificationLevel = catalogue({
  level6: { code: 6, label: { fr: 'Niveaux 6 à 8', en: 'Levels 6 to 8' } },
  level5: { code: 5, label: { fr: 'Niveau 5', en: 'Level 5' } },
  level4: { code: 4, label: { fr: 'Niveau 4', en: 'Level 4' } },
  level3: { code: 3, label: { fr: 'Niveau 3', en: 'Level 3' } },
  level2: { code: 2, label: { fr: 'Niveau 2', en: 'Level 2' } },
  none: { code: 1, label: { fr: 'CQP sans niveau', en: 'CQP without a level' } },
})
export type CertificationLevel = KeyOf<typeof certificationLevel>
