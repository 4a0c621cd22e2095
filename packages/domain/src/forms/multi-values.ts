/** How several values travel and are kept in one text (specification §3): `;;` between values, `||` between the rows of a table. */
const valueSeparator = ';;'
const rowSeparator = '||'

/** A separator typed by a person would split the value on reading: it is softened, never lost. */
const safe = (text: string): string => text.replaceAll(valueSeparator, '; ;').replaceAll(rowSeparator, '| |')

export const joinValues = (values: readonly string[]): string =>
  values
    .map((value) => safe(value.trim()))
    .filter((value) => value !== '')
    .join(valueSeparator)
export const splitValues = (text: string): string[] => (text === '' ? [] : text.split(valueSeparator))

/** Rows of cells; rows left entirely empty disappear, empty cells of a kept row stay. */
export const joinRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => safe(cell.trim())))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => cells.join(valueSeparator))
    .join(rowSeparator)
export const splitRows = (text: string): string[][] => (text === '' ? [] : text.split(rowSeparator).map((row) => row.split(valueSeparator)))
