import type { Seller } from '@kxo/domain/events/seller/seller'
import { withLegalForm } from '@kxo/domain/kernel/legal-form'
import type { Context } from '../../../platform/context.ts'
import { displayedContact } from '../../help/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { issuerOfEvent } from '../drafts/issuer-of-event.ts'

/** Who sells the places of an event: whoever invoices them, reached where the tenant says it answers (PRV-54); null while no issuer is written. */
export async function sellerOf({ db, tenant }: Pick<Context, 'db' | 'tenant'>, event_id: number): Promise<Seller | null> {
  const entity = await issuerOfEvent(db, event_id)
  if (!entity) return null
  const { mail = null, phone = null } = await displayedContact({ db, tenant })
  return {
    name: withLegalForm(entity.legal_name || entity.name, entity.legal_form),
    capital: entity.share_capital,
    registry: entity.registry,
    siret: entity.siret,
    vat_number: entity.vat_number,
    address: [entity.address, `${entity.code_postal} ${entity.town}`.trim()].filter(Boolean).join(', '),
    mail,
    phone,
    mediator: entity.mediator,
    means: [...paramsOf(tenant).payment_means],
  }
}
