export { useCountries } from './use-countries.ts'
export { useKept } from './use-kept.ts'
export { useSavedColumns } from './use-saved-columns.ts'
