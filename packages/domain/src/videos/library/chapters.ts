import { clockOf, secondsOf } from '../../kernel/clock.ts'

/** A part of a film one may go to: the second it begins at, and what it is called. */
export type Chapter = { at: number; title: string }

/** Chapters as they are typed, one a line: "1:15 Les gestes". */
export const chaptersText = (chapters: readonly Chapter[]): string => chapters.map(({ at, title }) => `${clockOf(at)} ${title}`).join('\n')

/** Chapters from what was typed, in their order; the first line that is none, or begins after the end of the film. */
export function chaptersFrom(text: string, seconds: number | null): { chapters: Chapter[] } | { wrong: string } {
  const chapters: Chapter[] = []
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue
    const [, clock = '', title = ''] = /^(\S+)\s+(.+)$/.exec(line) ?? []
    const at = secondsOf(clock)
    if (at === undefined || title.length > 160 || chapters.some((one) => one.at === at) || (seconds !== null && at >= seconds))
      return { wrong: line }
    chapters.push({ at, title: title.trim() })
  }
  return { chapters: chapters.toSorted((a, b) => a.at - b.at) }
}
