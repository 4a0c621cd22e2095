import * as z from 'zod/mini'
import { appearances } from './appearance.ts'

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'colour'))

/** Custom and theme colours of a tenant (Client), as `#rrggbb`. */
export const TenantColours = z.object({
  primary_color: z._default(colour, '#1f4e8c'),
  primary_font_color: z._default(colour, '#ffffff'),
  user_primary_color: z._default(colour, '#1f4e8c'),
  user_primary_font_color: z._default(colour, '#ffffff'),
  user_secondary_color: z._default(colour, '#e8eef7'),
  user_secondary_font_color: z._default(colour, '#1b2430'),
  modal_color: z._default(colour, '#ffffff'),
  modal_font_color: z._default(colour, '#1b2430'),
  /** What pages are drawn in for whoever chose nothing. */
  appearance: z._default(z.enum(appearances), 'system'),
  theme: z._default(
    z.object({
      primary: z._default(colour, '#1f4e8c'),
      secondary: z._default(colour, '#5b6b7f'),
      accent: z._default(colour, '#0b7285'),
      error: z._default(colour, '#b42318'),
      info: z._default(colour, '#175cd3'),
      success: z._default(colour, '#067647'),
      warning: z._default(colour, '#b54708'),
    }),
    {
      primary: '#1f4e8c',
      secondary: '#5b6b7f',
      accent: '#0b7285',
      error: '#b42318',
      info: '#175cd3',
      success: '#067647',
      warning: '#b54708',
    },
  ),
})
export type TenantColours = z.output<typeof TenantColours>
