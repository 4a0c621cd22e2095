import type { Found } from './palette-source.ts'

/** Without accents nor case: what people type. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether a text holds every word typed. */
export const holds = (text: string, typed: string): boolean => {
  const inside = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => inside.includes(word))
}

export const isMatch = ({ label, detail = '' }: Pick<Found, 'label' | 'detail'>, typed: string): boolean =>
  holds(`${label} ${detail}`, typed)

/** Of what was found for `searched`, what may be shown under what is typed now: Enter opens the first, so nothing that no longer answers stays. */
export const stillAnswering = <F extends Pick<Found, 'label' | 'detail'>>(
  found: readonly F[],
  searched: string,
  typed: string,
): readonly F[] => (searched === typed ? found : found.filter((one) => isMatch(one, typed)))
