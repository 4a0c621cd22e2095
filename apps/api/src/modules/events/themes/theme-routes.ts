import { themesContract } from '@kxo/domain/events/themes/theme-contract'
import { routes } from '../../../platform/http/serve.ts'
import { mergeThemes, orderThemes, removeTheme } from './arrange-themes.ts'
import { listThemeChoices, listThemeEvents, listThemes, readTheme } from './list-themes.ts'
import { changeTheme, createTheme } from './save-theme.ts'

export const themesRoutes = routes(themesContract, {
  choices: listThemeChoices,
  list: listThemes,
  create: createTheme,
  order: orderThemes,
  get: readTheme,
  change: changeTheme,
  merge: mergeThemes,
  remove: removeTheme,
  events: listThemeEvents,
})
