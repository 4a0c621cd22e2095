import type { TenantParams } from '@kxo/domain/tenants/settings/params'

/** Every page that a parameter opens. */
export const everyParameter: Partial<TenantParams> = {
  region_response: 'code_postal',
  has_entities: true,
  has_certificate: true,
  has_sms: true,
  show_email_campaign: true,
  manage_products: true,
  field_tabs: true,
  public_directory: true,
  sells_to_consumers: true,
  use_quiz: true,
  billing_page: true,
  sales_journal: true,
}
