import { tenantsContract } from '@kxo/domain/tenants/contract'
import { routes } from '../../platform/serve.ts'
import { changeContext, createContext, listContexts } from './contexts.ts'
import { countriesIn } from './countries.ts'
import { presentClient } from './present.ts'
import { readLogo } from './read-logo.ts'
import { settingsOf } from './settings.ts'

export const tenantsRoutes = routes(tenantsContract, {
  clientParams: async ({ tenant }) => presentClient(tenant),
  logo: readLogo,
  colours: async ({ tenant }) => settingsOf(tenant).colours,
  clientField: async ({ tenant }, { query }) => ({ responses: { value: settingsOf(tenant).texts[query.name] ?? null } }),
  countries: async ({ language }) => countriesIn(language.locale),
  context: listContexts,
  createContext,
  changeContext,
})
