import * as z from 'zod/mini'
import { optionally } from '../../kernel/validation.ts'

/** Colours a theme may have of its own, by the name the tenant's have. */
export const themeColours = ['primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning'] as const
export type ThemeColour = (typeof themeColours)[number]
const colour = optionally(z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'colour')))
export const ThemeColours = z.object({
  primary: colour,
  secondary: colour,
  accent: colour,
  error: colour,
  info: colour,
  success: colour,
  warning: colour,
})
export type ThemeColours = z.output<typeof ThemeColours>
