const channel = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const partsOf = (colour: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]

/** Relative luminance of `#rrggbb`, 0 black to 1 white (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour)
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The ratio a text needs (WCAG 2.2 AA). */
export const textContrast = 4.5

const mixed = (colour: string, towards: string, share: number): string => {
  const to = partsOf(towards)
  return `#${partsOf(colour)
    .map((value, at) =>
      Math.round(value + (to[at]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The colour itself when it can be read on `background`, else darkened or lightened just enough. */
export function readableOn(background: string, colour: string, ratio: number = textContrast): string {
  const towards = luminance(background) > 0.18 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mixed(colour, towards, share)
    if (contrast(candidate, background) >= ratio) return candidate
  }
  return towards
}

/** The wanted text colour when it can be read on the background, else black or white. */
export function textOn(background: string, preferred: string): string {
  if (contrast(background, preferred) >= textContrast) return preferred
  return contrast(background, '#ffffff') >= contrast(background, '#000000') ? '#ffffff' : '#000000'
}
