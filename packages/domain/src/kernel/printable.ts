// Controls but tab and line ends, halves of a pair and the two signs XML has no place for.
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]|\p{Surrogate}/gu
const lineEnds = /[\t\n\r\u2028\u2029]/

/** Whether a text can be printed and written as XML: no control character but tab and line ends, no lone surrogate. */
export const isPrintable = (text: string): boolean => text.search(unprintable) < 0

/** Whether a printable text is one line: a name, a title, a reference. */
export const isOneLine = (text: string): boolean => isPrintable(text) && !lineEnds.test(text)

/** A cell a spreadsheet would run; `+` and `-` alone also open ordinary texts. */
export const isFormula = (text: string): boolean => /^[=@\t]|^[+-].*[(|!]/.test(text)

/** The text without what cannot be printed: what comes from files and other programs, where nobody can be asked to type it again. */
export const printable = (text: string): string => text.replace(unprintable, '')

/** The same value, every text of it made printable. */
export function printableIn<V>(value: V): V {
  if (typeof value === 'string') return printable(value) as V
  if (Array.isArray(value)) return value.map(printableIn) as V
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, printableIn(item)])) as V
}

/** Where a received value holds a text that cannot be printed: dotted paths, '' for the value itself. Names of fields count too. */
export function unprintableIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isPrintable(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const field = path === '' ? name : `${path}.${name}`
    return isPrintable(name) ? unprintableIn(item, field) : [path]
  })
}
