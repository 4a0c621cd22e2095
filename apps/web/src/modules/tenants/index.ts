export { ColourField } from './appearance/colour-field.tsx'
export { useCountries } from './use-countries.ts'
export { useSavedColumns } from './use-saved-columns.ts'
export { useUserPreferences } from './use-user-preferences.ts'
