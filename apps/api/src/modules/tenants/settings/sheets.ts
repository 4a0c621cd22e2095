import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { faintTexts } from '@kxo/domain/tenants/appearance/colour-pairs'
import { TenantColours } from '@kxo/domain/tenants/appearance/colours'
import { type Feature, features } from '@kxo/domain/tenants/features'
import type { TenantKind } from '@kxo/domain/tenants/kind'
import { may } from '@kxo/domain/tenants/permissions'
import { mayChangeParam, type ParamName, type ParamTab, paramsOn } from '@kxo/domain/tenants/settings/param-places'
import { TenantParams } from '@kxo/domain/tenants/settings/params'
import type { Sheets } from '@kxo/domain/tenants/settings/settings-contract'
import type { paymentPeriods } from '@kxo/domain/tenants/settings/settings-fields'
import { settingsWords } from '@kxo/domain/tenants/words'
import * as z from 'zod/mini'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verbs } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { accounts } from '../dependencies.ts'
import { askExport, downloadExport, readExport } from '../ending/ask-export.ts'
import { readRetention } from '../ending/read-retention.ts'
import { logoAddress } from '../present.ts'
import { getTenant, lastChangeOf, type StoredTenant } from '../queries.ts'
import { changeTenant } from '../vendor/change-tenant.ts'
import { readGlossary, saveGlossary } from './glossary-sheet.ts'
import { readLabels, saveLabels } from './labels-sheet.ts'
import { readLimits, saveLimits } from './limits-sheet.ts'
import { settingsOf } from './settings.ts'
import { readTexts, readWording, saveTexts } from './texts-sheet.ts'

/** A sheet read or saved, whatever the tenant: the context says which. */
type Sheet<V> = V extends (context: Context, input: infer I) => infer A
  ? (context: Context, input: Pick<I, keyof I & ('body' | 'query')>) => A
  : never
type SheetVerbs = { [K in keyof Sheets]: Sheet<Verbs<Sheets>[K]> }

const paramsIn = (row: StoredTenant): TenantParams => z.decode(TenantParams, row.params as never) // kept as JSON

const picked = (tab: ParamTab, row: StoredTenant) => {
  const all = paramsIn(row)
  return Object.fromEntries(paramsOn(tab).map((name) => [name, all[name]]))
}

const saveParamsOf =
  (tab: ParamTab) =>
  async (context: Context, { body: { version, ...changes } }: { body: { version: number } & Partial<TenantParams> }) => {
    authorize(may.changeSettings(context.actor, tab))
    const before = paramsIn(await getTenant(context))
    const merged = { ...before, ...changes }
    for (const name of Object.keys(changes) as ParamName[])
      if (JSON.stringify(before[name]) !== JSON.stringify(merged[name])) authorize(mayChangeParam(context.actor, name))
    const params = JSON.stringify(z.encode(TenantParams, merged))
    return changeTenant(context, { version, set: { params }, action: 'update_settings', sheet: tab, before, after: changes })
  }

const tooFaint = ({ language }: Context, ratio: number): string =>
  language.say(settingsWords.contrastTooLow, { ratio: ratio.toLocaleString(language.locale, { minimumFractionDigits: 1 }) })

const read = async (context: Context, sheet: string) => {
  authorize(may.openSettings(context.actor))
  const row = await getTenant(context)
  return { row, stored: { version: row.version, last_change: await lastChangeOf(context, sheet) } }
}

const readParamsOf =
  <F extends object>(tab: ParamTab, factsOf: (context: Context) => F | Promise<F>) =>
  async (context: Context) => {
    const { row, stored } = await read(context, tab)
    return { ...stored, ...picked(tab, row), ...(await factsOf(context)) }
  }
const nothingMore = () => ({})

/** Every sheet of a tenant's settings. */
export const sheets: SheetVerbs = {
  formula: async (context) => {
    const { row, stored } = await read(context, 'formula')
    const { name, label, formula, formula_months, renews_on, last_paid_period } = row
    return {
      ...stored,
      name,
      label,
      kind: row.kind as TenantKind,
      formula,
      formula_months,
      renews_on,
      last_paid_period,
      payment_period: row.payment_period as (typeof paymentPeriods)[number],
      is_up_to_date: !context.tenant.is_suspended && (renews_on === null || renews_on >= dayInZone(context.now, context.tenant.time_zone)),
    }
  },
  saveFormula: async (context, { body: { version, renews_on = null, last_paid_period = null, ...rest } }) => {
    authorize(may.changeSettings(context.actor, 'formula'))
    const after = { ...rest, renews_on, last_paid_period }
    return changeTenant(context, {
      version,
      set: after,
      action: 'update_settings',
      sheet: 'formula',
      before: await getTenant(context),
      after,
    })
  },
  features: async (context) => {
    const { row, stored } = await read(context, 'features')
    return { ...stored, features: features.filter((name) => row.features.includes(name)) }
  },
  saveFeatures: async (context, { body: { version, features: chosen } }) => {
    authorize(may.changeSettings(context.actor, 'features'))
    const after: { features: Feature[] } = { features: features.filter((name) => chosen.includes(name)) }
    return changeTenant(context, {
      version,
      set: after,
      action: 'update_feature',
      sheet: 'features',
      before: await getTenant(context),
      after,
    })
  },
  params: readParamsOf('params', nothingMore),
  saveParams: saveParamsOf('params'),
  organisation: readParamsOf('organisation', nothingMore),
  saveOrganisation: saveParamsOf('organisation'),
  sending: readParamsOf('sending', ({ services }) => ({ is_delivered: services.mailer.isReal, from_address: services.config.mailFrom })),
  saveSending: saveParamsOf('sending'),
  payment: readParamsOf('payment', ({ services, tenant }) => ({
    provider: services.config.stripe ? 'stripe' : 'test_bank',
    has_feature: settingsOf(tenant).features.includes('payment'),
  })),
  savePayment: saveParamsOf('payment'),
  access: readParamsOf('access', async (context) => ({ open_sessions: await accounts().countSessions(context) })),
  closeSessions: async (context) => {
    authorize(may.changeSettings(context.actor, 'access'))
    const closed = await accounts().closeSessions(context, 'closed by an administrator', context.actor.session_id)
    await trace(context, { action: 'close_sessions', info: String(closed), subject_id: context.tenant.id })
    return { closed }
  },
  saveAccess: saveParamsOf('access'),
  data: readParamsOf('data', nothingMore),
  retention: readRetention,
  tenantExport: readExport,
  askTenantExport: askExport,
  downloadTenantExport: downloadExport,
  saveData: saveParamsOf('data'),
  identity: async (context) => {
    const { row, stored } = await read(context, 'identity')
    return {
      ...stored,
      label: row.label,
      logo: row.logo_file_id === null ? null : logoAddress(row, row.logo_file_id),
      colours: z.decode(TenantColours, row.colours as never), // kept as JSON
    }
  },
  saveIdentity: async (context, { body: { version, label, colours } }) => {
    authorize(may.changeSettings(context.actor, 'identity'))
    const faint = faintTexts(colours)
    if (faint.length > 0)
      refuse(
        kernelErrors.invalid,
        {},
        faint.map(({ field, ratio }) => ({ field: `colours.${field}`, message: tooFaint(context, ratio) })),
      )
    const before = await getTenant(context)
    return changeTenant(context, {
      version,
      set: { label, colours: JSON.stringify(colours) },
      action: 'update_colors',
      sheet: 'identity',
      before: { label: before.label, ...(before.colours as object) },
      after: { label, ...colours },
    })
  },
  texts: readTexts,
  wording: readWording,
  saveTexts,
  limits: readLimits,
  saveLimits,
  glossary: readGlossary,
  saveGlossary,
  labels: readLabels,
  saveLabels,
}
