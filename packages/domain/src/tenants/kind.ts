import type { Sentence } from '../kernel/sentence.ts'
import type { Feature } from './features.ts'
import { type GlossaryPreset, glossaryPresets } from './glossary/glossary-presets.ts'
import type { TenantParams } from './settings/params.ts'

export const tenantKinds = Object.keys(glossaryPresets) as [GlossaryPreset, ...GlossaryPreset[]]
export type TenantKind = GlossaryPreset

/** What a tenant is called by the vendor, and the parameters and features each kind starts with. */
export const kindLabels: Readonly<Record<TenantKind, Sentence>> = {
  training: { fr: 'Organisme pédagogique', en: 'Training body' },
  club: { fr: 'Club', en: 'Club' },
  law_firm: { fr: 'Barreau', en: 'Law firm network' },
  agency: { fr: 'Agence', en: 'Agency' },
  recruiting: { fr: 'Recrutement', en: 'Recruiting' },
}

const usual = ['accounting', 'catalog', 'filling', 'mailing', 'partners', 'payment', 'referent', 'templates'] as const

/** Where individuals pay, they find how to withdraw and to terminate from the first day (PRV-52, PRV-53). */
const paidByPeople = { sells_to_consumers: true } as const

export const kindStarts: Readonly<Record<TenantKind, { params: Partial<TenantParams>; features: readonly Feature[] }>> = {
  training: {
    params: { ...paidByPeople, has_certificate: true, use_quiz: true, module_facturation: true },
    features: [...usual, 'interactivity'],
  },
  club: {
    params: { ...paidByPeople, region_response: 'manual', public_directory: true },
    features: [...usual, 'delegation', 'interactivity'],
  },
  law_firm: {
    params: { ...paidByPeople, has_certificate: true, module_facturation: true },
    features: [...usual, 'delegation', 'interactivity'],
  },
  agency: { params: paidByPeople, features: usual },
  /** Companies pay there for the visibility of their offers, which are products. */
  recruiting: {
    params: { is_recruiting_platform: true, manage_products: true },
    features: ['accounting', 'catalog', 'filling', 'mailing', 'payment', 'referent', 'templates'],
  },
}
