import { type Appearance, isAppearance } from '@kxo/domain/tenants/appearance/appearance'
import type { TenantColours } from '@kxo/domain/tenants/appearance/colours'
import { readableOn, textOn } from '@kxo/domain/tenants/appearance/contrast'
import { drawIn } from '../ui/theme/colour-scheme.ts'
import { storage, storageKeys } from './storage.ts'

/** The least favourable grounds a coloured word stands on: white tinted with its own colour, and the lightest dark surface tinted likewise. */
const lightGround = '#f0f1f3'
const darkGround = '#30343c'

const spaceVariables = (space: 'user' | 'admin', primary: string, onPrimary: string): Record<string, string> => ({
  [`--k-${space}-primary`]: primary,
  [`--k-${space}-on-primary`]: textOn(primary, onPrimary),
  [`--k-${space}-link-light`]: readableOn(lightGround, primary),
  [`--k-${space}-link-dark`]: readableOn(darkGround, primary),
})

const stateVariables = (name: string, colour: string): Record<string, string> => ({
  [`--k-${name}-light`]: readableOn(lightGround, colour),
  [`--k-${name}-dark`]: readableOn(darkGround, colour),
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
  const stored = (storage.readJson(storageKeys.colours) ?? {}) as Record<string, unknown>
  const others = Object.entries(stored).filter(([name]) => name !== client)
  const painted = { ...variables, appearance: colours.appearance }
  storage.write(storageKeys.colours, JSON.stringify(Object.fromEntries([...others.slice(-4), [client, painted]])))
  tenantAppearance = colours.appearance
  drawIn(chosenAppearance() ?? tenantAppearance)
}

let tenantAppearance: Appearance = 'system'

/** What the person chose on this browser; null when they follow their tenant. */
export function chosenAppearance(): Appearance | null {
  const stored = storage.read(storageKeys.appearance)
  return isAppearance(stored) ? stored : null
}

/** Draws the pages as the person wants, now and before the next first paint; null follows the tenant again. */
export function chooseAppearance(choice: Appearance | null): void {
  if (choice === null) storage.forget(storageKeys.appearance)
  else storage.write(storageKeys.appearance, choice)
  drawIn(choice ?? tenantAppearance)
}
