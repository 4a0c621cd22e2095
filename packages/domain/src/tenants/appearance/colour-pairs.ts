import { contrast, textContrast } from './contrast.ts'

type Palette = { [K in (typeof pairs)[number][number]]: string }

/** Each ground and the text written on it. */
export const pairs = [
  ['primary_color', 'primary_font_color'],
  ['user_primary_color', 'user_primary_font_color'],
  ['user_secondary_color', 'user_secondary_font_color'],
  ['modal_color', 'modal_font_color'],
] as const

/** Texts that cannot be read on their ground: the field of the text and its ratio, rounded down (PRV-61). */
export const faintTexts = (palette: Palette): { field: (typeof pairs)[number][1]; ratio: number }[] =>
  pairs
    .map(([ground, text]) => ({ field: text, ratio: contrast(palette[ground], palette[text]) }))
    .filter(({ ratio }) => ratio < textContrast)
    .map(({ field, ratio }) => ({ field, ratio: Math.floor(ratio * 10) / 10 }))
