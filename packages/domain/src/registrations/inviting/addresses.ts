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

/** The names written beside an address: in two cells of a table, last name first as a French list has it, or `First Last`. */
function namesBeside(text: string): [string, string] | undefined {
  const cells = text.split(/[;\t,]/).map((cell) => cell.replace(/["<>]/g, '').trim())
  const filled = cells.filter((cell) => /\p{L}/u.test(cell))
  if (filled.length >= 2) return [filled[1] ?? '', filled[0] ?? '']
  const [first, ...rest] = (filled[0] ?? '').split(/\s+/)
  return first && rest.length > 0 ? [first, rest.join(' ')] : undefined
}

/**
 * Reads a pasted list or a text file: one person a line, the address alone, with a name before it, or in cells;
 * several addresses on one line are several people. An address met twice is one person.
 */
export function readAddresses(text: string): ReadAddresses {
  const people = new Map<string, Addressed>()
  const unread: string[] = []
  const add = (mail: string, names: [string, string]) => {
    const key = mail.toLowerCase()
    if (!people.has(key)) people.set(key, { mail: key, first_name: names[0], last_name: names[1] })
  }
  for (const line of text.split(/[\r\n]+/).map((each) => each.trim())) {
    if (line === '') continue
    const mails = line.match(new RegExp(address.source, 'gi')) ?? []
    const [only] = mails
    if (only === undefined) unread.push(line)
    else if (mails.length === 1) add(only, namesBeside(line.replace(only, '')) ?? namesFrom(only))
    else
      for (const part of line.split(/[;,]/)) {
        const [mail] = part.match(address) ?? []
        if (mail) add(mail, namesBeside(part.replace(mail, '')) ?? namesFrom(mail))
        else if (part.trim()) unread.push(part.trim())
      }
  }
  return { people: [...people.values()], unread }
}
