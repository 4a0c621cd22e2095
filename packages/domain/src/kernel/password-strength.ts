import { passwordRules } from './passwords.ts'
import { words } from './sentence.ts'

export const strengths = ['weak', 'fair', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** How long a password would resist, in three words: one that is refused is weak, a long and varied one is strong. */
export function strengthOf(password: string): Strength {
  if (passwordRules.some(({ follows }) => !follows(password))) return 'weak'
  return password.length >= 14 && new Set(password).size >= 9 ? 'strong' : 'fair'
}

export const strengthWords = words({
  weak: { fr: 'Solidité\u00A0: faible', en: 'Strength: weak' },
  fair: { fr: 'Solidité\u00A0: correcte. Plus long, il serait plus sûr.', en: 'Strength: fair. A longer one would be safer.' },
  strong: { fr: 'Solidité\u00A0: forte', en: 'Strength: strong' },
})
