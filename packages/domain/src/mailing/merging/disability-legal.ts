import type { Sentence } from '../../kernel/sentence.ts'

/** Whom the law has a training organisation name for people with a disability. */
export const disabilityLegal: Sentence = { fr: 'Référent handicap', en: 'Disability contact' }
