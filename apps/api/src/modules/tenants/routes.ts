import { tenantsContract, type textNames } from '@kxo/domain/tenants/contract'
import { subscriptionTerms } from '@kxo/domain/tenants/vendor/subscription-terms-legal'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { frameChatbot } from './chatbot/frame-chatbot.ts'
import { countriesIn } from './countries.ts'
import { serviceNotices } from './dependencies.ts'
import { presentClient } from './present.ts'
import { changeContext, createContext, listContexts } from './settings/contexts.ts'
import { readLogo } from './settings/read-logo.ts'
import { settingsOf } from './settings/settings.ts'

/** A text of the tenant; switches the specification reads as texts, and the vendor's terms. */
function textOf({ tenant, language }: Context, name: (typeof textNames)[number]): string | null {
  const { texts, params } = settingsOf(tenant)
  if (name === 'conditions_logiciel') return language.say(subscriptionTerms)
  if (name === 'field_tabs' || name === 'module_facturation') return params[name] ? 'True' : 'False'
  return texts[name] || null
}

async function hasTrainings({ db }: Context): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from events where tenant_id = current_tenant() and is_training) as has`.execute(db)
  return rows[0]?.has ?? false
}

/** Companies have, or had, contributions to take. */
async function hasContributions({ db }: Context): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from contributions where tenant_id = current_tenant() and opened_at is not null) as has`.execute(db)
  return rows[0]?.has ?? false
}

export const tenantsRoutes = routes(tenantsContract, {
  clientParams: async (context) => ({
    ...presentClient(context.tenant),
    notices: await serviceNotices(context),
    has_trainings: await hasTrainings(context),
    has_contributions: await hasContributions(context),
  }),
  logo: readLogo,
  chatbot: frameChatbot,
  colours: async ({ tenant }) => settingsOf(tenant).colours,
  clientField: async (context, { query }) => ({ responses: { value: textOf(context, query.name) } }),
  countries: async ({ language }) => countriesIn(language.locale),
  context: listContexts,
  createContext,
  changeContext,
})
