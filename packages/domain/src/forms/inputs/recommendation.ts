import type { FormField } from './field.ts'

const [least, most] = [0, 10]

/** Whether a question asks how likely one would recommend, from 0 to 10 (FOR-41). */
export const isRecommendation = ({ input_type, minimum, maximum }: Pick<FormField, 'input_type' | 'minimum' | 'maximum'>): boolean =>
  input_type === 'stars' && minimum === least && maximum === most
