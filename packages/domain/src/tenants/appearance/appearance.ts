/** What pages are drawn in: light, dark, or as the device of the person says. */
export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]
export const isAppearance = (value: unknown): value is Appearance => appearances.some((one) => one === value)
