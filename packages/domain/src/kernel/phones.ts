const typed = /^(?:(?:\+|00)33[\s.-]?(?:\(0\)[\s.-]?)?|0)([1-9](?:[\s.-]?\d{2}){4})$/
const typedOverseas = /^(?:\+|00)(590|596|594|262|508)[\s.-]?(?:\(0\)[\s.-]?)?(\d{3}(?:[\s.-]?\d{2}){3})$/

/** First digits, after the 0, of the numbers that belong to an overseas country code (ID-04). */
const overseas: Readonly<Record<string, readonly string[]>> = {
  '590': ['590', '690', '691'],
  '596': ['596', '696', '697'],
  '594': ['594', '694'],
  '262': ['262', '692', '693', '269', '639'],
  '508': ['508'],
}
/** Metropolitan numbers Arcep keeps for fiction, amid a range of Mayotte. */
const fictitious = '63998'

function codeOf(significant: string): string {
  if (significant.startsWith(fictitious)) return '33'
  return Object.entries(overseas).find(([, prefixes]) => prefixes.includes(significant.slice(0, 3)))?.[0] ?? '33'
}

/** The E.164 form of a French or overseas number as typed ("06 12 34 56 78", "+33 (0)6…"); undefined when it is not one (ID-04). */
export function phoneFromText(text: string): string | undefined {
  const trimmed = text.trim()
  const abroad = typedOverseas.exec(trimmed)
  const significant = (abroad?.[2] ?? typed.exec(trimmed)?.[1])?.replace(/\D/g, '')
  if (significant === undefined) return undefined
  const code = codeOf(significant)
  return abroad && abroad[1] !== code ? undefined : `+${code}${significant}`
}

/** The ten digits of a stored number: "+33612345678" is "0612345678" (ID-04). */
export const nationalPhone = (stored: string): string => `0${stored.slice(-9)}`

/** A stored number for the screen, in pairs: "06 12 34 56 78". */
export const formatPhone = (stored: string): string => nationalPhone(stored).replace(/(\d{2})(?=\d)/g, '$1\u00A0')

const overseasMobiles = /^6(?:39|90|91|92|93|94|96|97)/

/** Whether a stored number can receive a text message: 06, 07 and overseas mobile ranges (ID-04). */
export function isMobile(stored: string): boolean {
  const significant = stored.slice(-9)
  return stored.startsWith('+33') ? /^[67]/.test(significant) : overseasMobiles.test(significant)
}
