import * as z from 'zod/mini'
import { optionally } from '../../kernel/validation.ts'

/** Colours a theme may have of its own, by the name the tenant's have. */
export const themeColours = ['primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning'] as const
export type ThemeColour = (typeof themeColours)[number]
const pattern = /^#[0-9a-f]{6}$/
export const isColour = (text: string): boolean => pattern.test(text)
export const optionalColour = optionally(z.string().check(z.toLowerCase(), z.regex(pattern, 'colour')))
export const ThemeColours = z.object({
  primary: optionalColour,
  secondary: optionalColour,
  accent: optionalColour,
  error: optionalColour,
  info: optionalColour,
  success: optionalColour,
  warning: optionalColour,
})
export type ThemeColours = z.output<typeof ThemeColours>
