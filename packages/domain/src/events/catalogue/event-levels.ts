import type { Language } from '../../kernel/language.ts'
import { buildingWords as w } from '../building-words.ts'

/** Levels an event usually has; any other is in the organiser's own words. */
export const usualLevels = [w.levelBeginner, w.levelIntermediate, w.levelAdvanced, w.levelAny] as const

const usualOf = (level: string) => {
  const word = level.trim().toLowerCase()
  return usualLevels.find(({ fr, en }) => fr.toLowerCase() === word || en.toLowerCase() === word)
}

/** A level as its reader says it: a usual one in their language, the organiser's own words as they are. */
export function levelInWords(level: string, { say }: Pick<Language, 'say'>): string {
  const usual = usualOf(level)
  return usual ? say(usual) : level
}

/** What is stored for what someone wrote: a usual level the same way whatever the language, so that a filter finds it. */
export const levelFrom = (typed: string): string => usualOf(typed)?.fr ?? typed
