/** Someone read from a pasted list. */
export type Addressed = { mail: string; first_name: string; last_name: string }
export type ReadAddresses = { people: Addressed[] /** What holds no address. */; unread: string[] }

const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[a-z]{2,}/i
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The names an address tells by itself: `ana.roy@…` is Ana Roy. */
function namesFrom(mail: string): [string, string] {
  const [first = '', ...rest] = (mail.split('@')[0] ?? '').split(/[._+-]+/).filter((part) => /\p{L}/u.test(part))
  return rest.length > 0 ? [capitalised(first), rest.map(capitalised).join(' ')] : ['', capitalised(first || mail)]
}

const cellsOf = (line: string): string[] => line.split(/[;\t,]/).map((cell) => cell.replace(/["<>]/g, '').trim())

/** Where a table has its names, by its heading; undefined where its first line is none. */
type Columns = { first: number; last: number }
function columnsOf(heading: string): Columns | undefined {
  const cells = cellsOf(heading)
  const first = cells.findIndex((cell) => /^(prénoms?|prenoms?|(first|given) ?names?)$/i.test(cell))
  const last = cells.findIndex((cell) => /^(noms?( de famille)?|(last|family) ?names?|surnames?)$/i.test(cell))
  return first < 0 || last < 0 ? undefined : { first, last }
}

/** The names written beside an address: where the heading of a table says, in two cells, last name first as a French list has it, or `First Last`. */
function namesBeside(text: string, columns?: Columns): [string, string] | undefined {
  const cells = cellsOf(text)
  if (columns) {
    const named: [string, string] = [cells[columns.first] ?? '', cells[columns.last] ?? '']
    return named.some((name) => name !== '') ? named : undefined
  }
  const filled = cells.filter((cell) => /\p{L}/u.test(cell))
  if (filled.length >= 2) return [filled[1] ?? '', filled[0] ?? '']
  const [first, ...rest] = (filled[0] ?? '').split(/\s+/)
  return first && rest.length > 0 ? [first, rest.join(' ')] : undefined
}

/**
 * Reads a pasted list or a text file: one person a line, the address alone, with a name before it, or in cells;
 * several addresses on one line are several people. The heading of a table says where its names are. An address met twice is one person.
 */
export function readAddresses(text: string): ReadAddresses {
  const people = new Map<string, Addressed>()
  const unread: string[] = []
  const add = (mail: string, names: [string, string]) => {
    const key = mail.toLowerCase()
    if (!people.has(key)) people.set(key, { mail: key, first_name: names[0], last_name: names[1] })
  }
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const columns = columnsOf(lines[0] ?? '')
  for (const line of columns ? lines.slice(1) : lines) {
    const mails = line.match(new RegExp(address.source, 'gi')) ?? []
    const [only] = mails
    if (only === undefined) unread.push(line.trim())
    else if (mails.length === 1) add(only, namesBeside(line.replace(only, ''), columns) ?? namesFrom(only))
    else
      for (const part of line.split(/[;,]/)) {
        const [mail] = part.match(address) ?? []
        if (mail) add(mail, namesBeside(part.replace(mail, '')) ?? namesFrom(mail))
        else if (part.trim()) unread.push(part.trim())
      }
  }
  return { people: [...people.values()], unread }
}
