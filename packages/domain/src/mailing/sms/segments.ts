/** Characters of the GSM 7-bit alphabet: any other makes the whole message half as long (PRV-13). */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Those of its extension, which count for two. */
const extended = '^{}\\[~]|€'

const isGsm = (sign: string): boolean => basic.includes(sign) || extended.includes(sign)

export type Segments = {
  count: number
  /** Characters as they are billed. */
  length: number
  /** How many fit in the message as it stands. */
  room: number
  /** Characters that make it half as long, each once. */
  doubling: string[]
}

/** How many messages an operator bills for a text: 160 or 70 characters, a little less each once there are several (PRV-13). */
export function segmentsOf(text: string): Segments {
  const signs = [...text]
  const doubling = [...new Set(signs.filter((sign) => !isGsm(sign)))]
  const isWide = doubling.length > 0
  const length = isWide ? text.length : signs.reduce((sum, sign) => sum + (extended.includes(sign) ? 2 : 1), 0)
  const [alone, each] = isWide ? [70, 67] : [160, 153]
  const count = length <= alone ? 1 : Math.ceil(length / each)
  return { count, length, room: count === 1 ? alone : count * each, doubling }
}

const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '…': '...',
  '–': '-',
  '—': '-',
  œ: 'oe',
  Œ: 'OE',
  '•': '-',
  '\u00A0': ' ',
  '\u202F': ' ',
}

/** The text in characters that do not double it: spaces and quotes first, then accents the alphabet lacks. */
export const withoutDoubling = (text: string): string =>
  text.replace(/["«]\u00A0|\u00A0["»]/g, '"').replace(/./gsu, (sign) => {
    if (isGsm(sign)) return sign
    const known = plain[sign]
    if (known !== undefined) return known
    const bare = sign.normalize('NFD').replace(/\p{M}/gu, '')
    return [...bare].every(isGsm) ? bare : sign
  })
