import * as z from 'zod/mini'
import { endpoint, type Schema } from '../../kernel/contract.ts'
import { imageUpload } from '../../kernel/images.ts'
import { optionalLines, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { TenantColours } from '../appearance/colours.ts'
import { inClient } from '../contract.ts'
import { features } from '../features.ts'
import { tenantKinds } from '../kind.ts'
import { limited } from '../rules.ts'
import { type Crossing, paramSheetsAt } from './param-sheets-contract.ts'
import { Formula, LabelList, maximum, OwnLabels, Palette, revisionFields, Texts, Usage, version, Word } from './settings-fields.ts'
import { ownTexts } from './texts.ts'

/** The sheets of one tenant's settings under an address; each is read and saved alone. */
const sheetsAt = <const P extends Schema>(base: string, params: P, crossing: Crossing) => {
  const at = (tab: string): string => `${base}/settings/${tab}/`
  return {
    formula: endpoint({
      method: 'GET',
      path: at('formula'),
      summary: 'Formula and payment of a tenant',
      params,
      ...crossing,
      response: z.object({
        ...revisionFields,
        ...Formula,
        name: z.string(),
        label: z.string(),
        kind: z.enum(tenantKinds),
        is_up_to_date: z.boolean(),
      }),
    }),
    saveFormula: endpoint({
      method: 'PATCH',
      path: at('formula'),
      summary: 'Set the formula',
      params,
      body: z.object({ version, ...Formula }),
      response: z.object({ version }),
    }),
    features: endpoint({
      method: 'GET',
      path: at('features'),
      summary: 'Features of a tenant',
      params,
      ...crossing,
      response: z.object({ ...revisionFields, features: z.array(z.enum(features)) }),
    }),
    saveFeatures: endpoint({
      method: 'PATCH',
      path: at('features'),
      summary: 'Set the features',
      params,
      body: z.object({ version, features: z.array(z.enum(features)) }),
      response: z.object({ version }),
    }),
    ...paramSheetsAt(at, params, crossing),
    identity: endpoint({
      method: 'GET',
      path: at('identity'),
      summary: 'Name, logo and colours',
      params,
      ...crossing,
      response: z.object({ ...revisionFields, label: z.string(), logo: z.nullable(z.string()), colours: TenantColours }),
    }),
    saveIdentity: endpoint({
      method: 'PATCH',
      path: at('identity'),
      summary: 'Set the name and the colours; contrast is checked (PRV-61)',
      params,
      body: z.object({ version, label: requiredText(80), colours: Palette }),
      response: z.object({ version }),
    }),
    texts: endpoint({
      method: 'GET',
      path: at('texts'),
      summary: 'Texts of a tenant, with the dates of their wordings',
      params,
      ...crossing,
      response: z.object({
        ...revisionFields,
        ...Texts.shape,
        wordings: z.array(z.object({ id: wire.id, name: z.enum(ownTexts), at: wire.instant, by: z.nullable(z.string()) })),
      }),
    }),
    wording: endpoint({
      method: 'GET',
      path: `${at('texts')}wording/`,
      summary: 'A text as it was once worded',
      params,
      ...crossing,
      query: z.object({ id: wire.id }),
      response: z.object({ name: z.enum(ownTexts), content: z.string() }),
    }),
    saveTexts: endpoint({
      method: 'PATCH',
      path: at('texts'),
      summary: 'Set the texts',
      params,
      body: z.object({ version, ...Texts.shape }),
      response: z.object({ version }),
    }),
    limits: endpoint({
      method: 'GET',
      path: `${base}/limits/`,
      summary: 'What the formula allows and what is used',
      params,
      ...crossing,
      response: Usage,
    }),
    saveLimits: endpoint({
      method: 'PATCH',
      path: at('limits'),
      summary: 'Set what the formula allows',
      params,
      body: z.object({ version, max_events: maximum, max_admins: maximum, max_mails_per_month: maximum }),
      response: z.object({ version }),
    }),
    glossary: endpoint({
      method: 'GET',
      path: `${base}/glossary/`,
      summary: 'Words of a tenant (TYP-10)',
      params,
      ...crossing,
      response: z.object({ ...revisionFields, kind: z.enum(tenantKinds), glossary: z.record(z.string(), Word) }),
    }),
    labels: endpoint({
      method: 'GET',
      path: `${base}/labels/`,
      summary: 'Labels of statuses, as the product says them and as the tenant does',
      params,
      ...crossing,
      response: z.object({ ...revisionFields, lists: z.array(LabelList), labels: OwnLabels }),
    }),
    saveLabels: endpoint({
      method: 'PATCH',
      path: `${base}/labels/`,
      summary: 'Set the labels said in the tenant’s own words; an empty one is the product’s',
      params,
      body: z.object({ version, labels: OwnLabels }),
      response: z.object({ version }),
    }),
    saveGlossary: endpoint({
      method: 'PATCH',
      path: `${base}/glossary/`,
      summary: 'Set the words',
      params,
      body: z.object({ version, glossary: z.record(z.string(), Word) }),
      response: z.object({ version }),
    }),
  }
}

/** What administrators ask of the vendor from their settings. */
export const vendorRequests = ['limits', 'formula', 'termination'] as const

export const settingsContract = {
  ...sheetsAt('/clients/:client', inClient, {}),
  uploadLogo: endpoint({
    method: 'POST',
    path: '/clients/:client/logo/',
    summary: 'Set the logo',
    params: inClient,
    upload: imageUpload,
    response: z.object({ id: wire.id, name: z.string(), logo: z.string() }),
    status: 201,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/clients/:client/logo/',
    summary: 'Remove the logo',
    params: inClient,
    status: 204,
  }),
  referent: endpoint({
    method: 'GET',
    path: '/clients/:client/get_referent/',
    summary: 'Personal address of the caller at the vendor; an empty list for whoever is not the referent',
    params: inClient,
    response: z.array(z.object({ unique_id: z.string() })),
  }),
  askVendor: endpoint({
    method: 'POST',
    path: '/clients/:client/vendor-requests/',
    summary: 'Ask the vendor for more, another formula, or the end of the subscription (PRV-53)',
    params: inClient,
    body: z.object({ about: z.enum(vendorRequests), limited: z.optional(z.enum(limited)), message: optionalLines(2000) }),
    response: z.object({ done: z.literal(true) }),
    status: 201,
  }),
}

/** The same sheets, for super administrators looking at any tenant: each visit is traced on both sides. */
export const tenantSheetsContract = sheetsAt('/tenants/:id', z.object({ id: wire.id }), { writes: true })
export type Sheets = typeof tenantSheetsContract
