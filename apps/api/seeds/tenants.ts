import type { Feature } from '@kxo/domain/tenants/features'
import { features } from '@kxo/domain/tenants/features'
import { type GlossaryPreset, glossaryPresets, labelPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import type { TenantParams } from '@kxo/domain/tenants/settings/params'

/** One demo tenant: who it is, its words, its switches and its colour. */
export type DemoTenant = {
  id: number
  name: string
  label: string
  preset?: GlossaryPreset
  primary: string
  params: Partial<TenantParams>
  features?: readonly Feature[]
}

/** One small believable world per kind; the special clients carry their parameters. */
export const demoTenants: readonly DemoTenant[] = [
  { id: 1, name: 'kxo', label: 'KXO', primary: '#1f4e8c', params: { sales_journal: true, module_facturation: true } },
  {
    id: 2,
    name: 'forma',
    label: 'Forma Conseil',
    preset: 'training',
    primary: '#0f5e5a',
    params: {
      has_certificate: true,
      show_email_campaign: true,
      has_sms: true,
      use_quiz: true,
      module_facturation: true,
      region_response: 'code_postal',
      vat_training_exempt_from: '2019-03-01',
    },
  },
  { id: 3, name: 'club', label: 'Club des Dirigeants', preset: 'club', primary: '#7a2e3a', params: { region_response: 'manual' } },
  {
    id: 4,
    name: 'barreau',
    label: 'Barreau du Centre',
    preset: 'law_firm',
    primary: '#3b2f63',
    params: { yearly_hours_goal: 20, vat_training_exempt_from: '2019-03-01' },
  },
  {
    id: 6,
    name: 'recrut',
    label: 'Recrut Alternance',
    preset: 'recruiting',
    primary: '#8a4b08',
    params: { is_recruiting_platform: true, manage_products: true },
  },
  { id: 7, name: 'event', label: 'Agence Événement', preset: 'agency', primary: '#a3245f', params: {} },
  { id: 5, name: 'salon', label: 'Salon Ouvert', preset: 'agency', primary: '#245f8a', params: { overbooking_allowed: true } },
  {
    id: 1049,
    name: 'congres',
    label: 'Congrès National',
    preset: 'agency',
    primary: '#28536b',
    params: { overbooking_allowed: true, manage_products: true },
  },
  {
    id: 1078,
    name: 'groupe',
    label: 'Groupe Facturation',
    preset: 'training',
    primary: '#2f5d34',
    params: { billing_page: true, module_facturation: true, has_entities: true },
  },
  { id: 1118, name: 'reseau', label: 'Réseau Discret', preset: 'club', primary: '#4a4a68', params: { hide_user_entries: true } },
]

/** When the demo tenants opened, and met the people they begin with. */
export const openedAt = (now: Date): Date => new Date(now.getTime() - 420 * 86_400_000)

export const rowOf = ({ id, name, label, preset, primary, params, features: own = features }: DemoTenant) => ({
  id,
  name,
  label,
  params: JSON.stringify({ sells_to_consumers: own.includes('payment') && !params.is_recruiting_platform, ...params }),
  features: [...own],
  colours: JSON.stringify({ primary_color: primary, user_primary_color: primary }),
  kind: preset ?? 'agency',
  formula: 'Annuelle',
  glossary: JSON.stringify(preset ? glossaryPresets[preset] : {}),
  labels: JSON.stringify((preset && labelPresets[preset]) ?? {}),
  texts: JSON.stringify({ pied_page: label }),
})
