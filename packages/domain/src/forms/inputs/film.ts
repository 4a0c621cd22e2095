import { integerFromText } from '../../kernel/decimals.ts'
import { joinRows, splitRows } from '../answers/multi-values.ts'

/** A film given as an answer (type 13): its file, its name and its rank among the others. */
export type Film = { file: number; name: string; rank: number | null }

/** Film as one text: its file, name and rank as several values. */
export const textOfFilm = ({ file, name, rank }: Film): string => joinRows([[String(file), name, rank === null ? '' : String(rank)]])

/** The film a text tells; undefined where it tells none. */
export function filmIn(text: string): Film | undefined {
  const [file = '', name = '', rank = ''] = splitRows(text)[0] ?? []
  const number = integerFromText(file) ?? 0
  return number > 0 ? { file: number, name, rank: integerFromText(rank) ?? null } : undefined
}

/** The file of an answer that holds one, a film or not. */
export const fileIn = (text: string): number | undefined => filmIn(text)?.file
