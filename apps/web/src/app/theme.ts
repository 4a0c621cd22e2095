import type { TenantColours } from '@kxo/domain/tenants/colours'
import { readableOn, textOn } from '@kxo/domain/tenants/contrast'
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { storage, storageKeys } from './storage.ts'

const lightSurface = '#ffffff'
const darkSurface = '#17191e'

const spaceVariables = (space: 'user' | 'admin', primary: string, onPrimary: string): Record<string, string> => ({
  [`--k-${space}-primary`]: primary,
  [`--k-${space}-on-primary`]: textOn(primary, onPrimary),
  [`--k-${space}-link-light`]: readableOn(lightSurface, primary),
  [`--k-${space}-link-dark`]: readableOn(darkSurface, primary),
})

const stateVariables = (name: string, colour: string): Record<string, string> => ({
  [`--k-${name}-light`]: readableOn(lightSurface, colour),
  [`--k-${name}-dark`]: readableOn(darkSurface, colour),
})

/** The CSS variables of a tenant's colours, each one readable where it is used, in both themes. */
export function variablesOf(colours: TenantColours): Record<string, string> {
  return {
    ...spaceVariables('admin', colours.primary_color, colours.primary_font_color),
    ...spaceVariables('user', colours.user_primary_color, colours.user_primary_font_color),
    '--k-user-second': colours.user_secondary_color,
    '--k-user-on-second': textOn(colours.user_secondary_color, colours.user_secondary_font_color),
    '--k-modal-light': colours.modal_color,
    '--k-on-modal-light': textOn(colours.modal_color, colours.modal_font_color),
    ...stateVariables('theme-primary', colours.theme.primary),
    ...stateVariables('theme-secondary', colours.theme.secondary),
    ...stateVariables('accent', colours.theme.accent),
    ...stateVariables('error', colours.theme.error),
    ...stateVariables('info', colours.theme.info),
    ...stateVariables('success', colours.theme.success),
    ...stateVariables('warning', colours.theme.warning),
  }
}

/** Paints a tenant's colours, and keeps them so that the next visit is painted before the program loads (public/theme.js). */
export function paintTenant(client: string, colours: TenantColours): void {
  const variables = variablesOf(colours)
  for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
  const kept = (storage.readJson(storageKeys.colours) ?? {}) as Record<string, unknown>
  const others = Object.entries(kept).filter(([name]) => name !== client)
  storage.write(storageKeys.colours, JSON.stringify(Object.fromEntries([...others.slice(-4), [client, variables]])))
}

const shades = Array.from({ length: 10 }, (_, shade) => `var(--k-shade-${shade})`) as unknown as MantineColorsTuple

/** The kit's theme: tenant colours come from the CSS variables, never from the kit. */
export const theme = createTheme({
  primaryColor: 'tenant',
  primaryShade: 6,
  colors: { tenant: shades },
  fontFamily: "'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: { fontFamily: "'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif", fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
})

const both = {
  '--mantine-color-body': 'var(--k-surface)',
  '--mantine-color-text': 'var(--k-text)',
  '--mantine-color-dimmed': 'var(--k-muted)',
  '--mantine-color-placeholder': 'var(--k-placeholder)',
  '--mantine-color-default-border': 'var(--k-control)',
  '--mantine-color-error': 'var(--k-error)',
  '--mantine-color-anchor': 'var(--k-link)',
  '--mantine-primary-color-contrast': 'var(--k-on-primary)',
  '--mantine-color-tenant-filled': 'var(--k-primary)',
  '--mantine-color-tenant-filled-hover': 'var(--k-primary-hover)',
  '--mantine-color-tenant-contrast': 'var(--k-on-primary)',
  '--mantine-color-tenant-light': 'var(--k-tint)',
  '--mantine-color-tenant-light-color': 'var(--k-link)',
  '--mantine-color-tenant-outline': 'var(--k-link)',
  '--mantine-color-tenant-text': 'var(--k-link)',
}

/** Contrast the kit does not give: borders at 3:1, hints and dimmed text at 4.5:1. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...both, '--mantine-color-default': 'var(--k-surface)', '--mantine-color-default-hover': 'var(--k-hover)' },
  dark: { ...both, '--mantine-color-default': 'var(--k-raised)', '--mantine-color-default-hover': 'var(--k-hover)' },
})
