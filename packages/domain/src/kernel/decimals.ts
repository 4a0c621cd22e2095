/** Exact decimal arithmetic on integers: no amount ever passes through a binary fraction. */

const spaces = '[ \\u00A0\\u202F]'
const shape = new RegExp(`^([-−])?(\\d+|\\d{1,3}(?:${spaces}\\d{3})+)(?:[.,](\\d+))?$`)

/**
 * Reads a decimal as a person types it (TYP-02): space, no-break or narrow no-break groups, comma or dot as the decimal sign.
 * @returns the integer `value × 10^decimals`; undefined when unreadable, ambiguous, beyond `decimals` decimals or beyond safe integers.
 */
export function scaledFromText(text: string, decimals: number): number | undefined {
  const [, sign, whole, fraction = ''] = shape.exec(text.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  const value = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(value)) return undefined
  return sign && value !== 0 ? -value : value
}

/** A plain integer as forms and addresses send it: no sign but a minus, no exponent, no hexadecimal. */
export function integerFromText(text: string): number | undefined {
  const value = /^\s*-?\d+\s*$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) ? value || 0 : undefined
}

/** The decimal text of an integer scaled by `10^decimals`: `textFromScaled(-5, 2)` is `-0.05`. */
export function textFromScaled(scaled: number, decimals: number): `${number}` {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  return `${scaled < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}` as `${number}`
}

/**
 * `numerator ÷ denominator` rounded half away from zero (INV-40), in integer arithmetic.
 * @throws RangeError when an operand is not an integer, the denominator is zero or the result exceeds safe integers.
 */
export function roundHalfAwayFromZero(numerator: bigint | number, denominator: bigint | number): number {
  const [n, d] = [BigInt(numerator), BigInt(denominator)]
  const [a, b] = [n < 0n ? -n : n, d < 0n ? -d : d]
  const magnitude = Number((2n * a + b) / (2n * b))
  if (!Number.isSafeInteger(magnitude)) throw new RangeError('amount beyond safe integers')
  return magnitude !== 0 && n < 0n !== d < 0n ? -magnitude : magnitude
}

/** Quantities are integers of ten-thousandths (4 decimals) and unit prices integers of micro-euros (6 decimals), INV-40. */
export const quantityDecimals = 4
export const unitPriceDecimals = 6

/** Cents of quantity × unit price, exact then rounded once (INV-40). */
export const multiply = (quantityTenThousandths: number, unitPriceMicroEuros: number): number =>
  roundHalfAwayFromZero(BigInt(quantityTenThousandths) * BigInt(unitPriceMicroEuros), 100_000_000n)

/** Cents of a share given in basis points (2000 is 20 %). */
export const percentOf = (cents: number, basisPoints: number): number => roundHalfAwayFromZero(BigInt(cents) * BigInt(basisPoints), 10_000n)

/** The rate in basis points that `part` is of `whole`; 0 of nothing. The sales journal's average VAT rate (INV-41). */
export const rateOf = (part: number, whole: number): number => (whole === 0 ? 0 : roundHalfAwayFromZero(BigInt(part) * 10_000n, whole))

/** Unit price in micro-euros of an amount in cents. */
export const unitPriceOf = (cents: number): number => cents * 10_000

/**
 * Splits cents by largest remainder: shares always add up to the total, ties go to the earliest.
 * Weights are integers of any sign; when they add up to zero their sizes decide, and equal shares when all are zero.
 * `allocate(-total, weights)` mirrors `allocate(total, weights)`, so a credit note undoes its invoice to the cent.
 * @throws RangeError when there is nothing to share to, or when weights that nearly cancel out make a share no number keeps to the cent
 */
export function allocate(totalCents: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    if (totalCents !== 0) throw new RangeError('nothing to allocate to')
    return []
  }
  if (totalCents < 0) return allocate(-totalCents, weights).map((share) => (share === 0 ? 0 : -share))
  const total = BigInt(totalCents)
  let parts = weights.map(BigInt)
  const sum = () => parts.reduce((left, right) => left + right, 0n)
  if (sum() === 0n) parts = parts.map((part) => (part < 0n ? -part : part))
  if (sum() === 0n) parts = parts.map(() => 1n)
  if (sum() < 0n) parts = parts.map((part) => -part)
  const whole = sum()
  const split = parts.map((part, index) => {
    const product = total * part
    const remainder = ((product % whole) + whole) % whole
    return { index, floor: (product - remainder) / whole, remainder }
  })
  let left = total - split.reduce((done, { floor }) => done + floor, 0n)
  for (const entry of split.toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))) {
    if (left === 0n) break
    entry.floor += 1n
    left -= 1n
  }
  return split.map(({ floor }) => {
    const share = Number(floor)
    if (!Number.isSafeInteger(share)) throw new RangeError('a share is beyond what is kept to the cent')
    return share
  })
}
