/** How several values travel and are kept in one text: `;;` between values, `||` between the rows of a table. */
const valueSeparator = ';;'
const rowSeparator = '||'
/** A zero-width space after a `;` or `|` that a reader would take for a separator: invisible, and taken away on reading. */
const mark = '\u200B'

/** A value in which no separator can be read; `unguarded` gives back the text as typed. */
const guarded = (text: string): string =>
  text.replace(/([;|])(\u200B*)(?=([\s\S]?))/g, (_, sign: string, marks: string, next: string) =>
    marks !== '' || next === '' || next === ';' || next === '|' ? `${sign}${marks}${mark}` : sign,
  )
const unguarded = (text: string): string => text.replace(/([;|])\u200B(\u200B*)/g, '$1$2')

/** Values in one text, blank ones left out; `splitValues` gives back each text as typed, without the spaces around it. */
export const joinValues = (values: readonly string[]): string =>
  values
    .map((value) => guarded(value.trim()))
    .filter((value) => value !== '')
    .join(valueSeparator)
export const splitValues = (text: string): string[] => (text === '' ? [] : text.split(valueSeparator).map(unguarded))

/** Rows of cells; rows left entirely empty disappear, empty cells of a kept row stay. */
export const joinRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => guarded(cell.trim())))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => cells.join(valueSeparator))
    .join(rowSeparator)
export const splitRows = (text: string): string[][] =>
  text === '' ? [] : text.split(rowSeparator).map((row) => row.split(valueSeparator).map(unguarded))
