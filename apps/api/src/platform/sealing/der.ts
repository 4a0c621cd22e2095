/** The little of ASN.1 DER a certificate needs. */

const length = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size])
  const bytes = Buffer.from(size.toString(16).padStart(size > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}
export const der = (tag: number, ...contents: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag]), length(content.length), content])
}
export const sequence = (...items: readonly Uint8Array[]): Buffer => der(0x30, ...items)
export const set = (...items: readonly Uint8Array[]): Buffer => der(0x31, ...items)
export const explicit = (tag: number, content: Uint8Array): Buffer => der(0xa0 | tag, content)
export const octets = (content: Uint8Array): Buffer => der(0x04, content)
export const bits = (content: Uint8Array, unused = 0): Buffer => der(0x03, Buffer.from([unused]), content)
export const yes: Buffer = der(0x01, Buffer.from([0xff]))
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text))
/** A positive integer. */
export const integer = (bytes: Uint8Array): Buffer => der(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
/** RFC 5280: UTCTime until 2049, GeneralizedTime after. */
export const time = (instant: Date): Buffer => {
  const text = instant.toISOString().replace(/[-:T]|\.\d+/g, '')
  return instant.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text))
}
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const base128 = (value: number): number[] => {
    const digits = [value & 0x7f]
    for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80)
    return digits
  }
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}
