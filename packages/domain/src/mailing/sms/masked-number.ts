import { nationalPhone } from '../../kernel/phones.ts'

/** A stored number as a page shows it to whoever holds a link: `06 •• •• •• 12`. */
export function maskedNumber(stored: string): string {
  const digits = nationalPhone(stored)
  return [digits.slice(0, 2), '••', '••', '••', digits.slice(-2)].join('\u00A0')
}
