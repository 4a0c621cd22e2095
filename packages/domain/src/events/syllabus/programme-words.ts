import { type Sentence, words } from '../../kernel/sentence.ts'
import type { ProgrammeField } from '../sheet.ts'

/** Titles of the programme (FOR-20). */
export const sheetWords = words({
  objective: { fr: 'Objectif professionnel', en: 'Professional objective' },
  operational_objectives: { fr: 'Objectifs opérationnels', en: 'Operational objectives' },
  audience: { fr: 'Public visé', en: 'Audience' },
  prerequisites: { fr: 'Prérequis', en: 'Prerequisites' },
  content: { fr: 'Contenu par séquence', en: 'Content by sequence' },
  methods: { fr: 'Méthodes et moyens', en: 'Methods and means' },
  assessment: { fr: 'Modalités d’évaluation', en: 'Assessment methods' },
  sanction: { fr: 'Sanction', en: 'Outcome' },
  access_time: { fr: 'Délai d’accès', en: 'Access time' },
  accessibility: { fr: 'Accessibilité, et qui contacter', en: 'Accessibility and disability contact' },
}) satisfies Record<ProgrammeField, Sentence>
