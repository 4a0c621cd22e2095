import { themesContract as contract, type ThemeFields } from '@kxo/domain/events/themes/theme-contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../../platform/api-query.ts'

const at = (id: number) => ({ params: { id } })
export const themesSource = () => tableSource(contract.list, {})
export const themeQuery = (id: number) => apiQuery(contract.get, at(id))
export const themeChoicesQuery = () => apiQuery(contract.choices, {}, { staleTime: 60_000 })
/** Every theme, in the order of the catalogue. */
export const allThemesQuery = () => apiQuery(contract.list, { query: { page: 1, page_size: 100 } })

export const createTheme = (body: ThemeFields) => call(contract.create, { body })
export const changeTheme = (id: number, body: ThemeFields & { version: number }) => call(contract.change, { ...at(id), body })
export const orderThemes = (ids: number[]) => call(contract.order, { body: { ids } })
export const mergeThemes = (id: number, into: number) => call(contract.merge, { ...at(id), body: { into } })
export const removeTheme = (id: number) => call(contract.remove, at(id))
