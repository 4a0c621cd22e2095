import { formStage } from '@kxo/domain/events/forms/form-stage'
import { formNature } from '@kxo/domain/forms/nature'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

const ofMoney = sql.join(formNature.codesIn('isOfMoney').map((code) => sql.lit(code)))

/** `from …` the forms an event asks beside its own: those published; those about money where something is paid for. */
export const requestedForms = (event: RawBuilder<unknown>) => sql`from event_forms asked
  join forms of_form on of_form.tenant_id = asked.tenant_id and of_form.id = asked.form_id
  where asked.tenant_id = ${event}.tenant_id and asked.event_id = ${event}.id and asked.retired_at is null
    and coalesce(asked.form_version_id, of_form.published_version_id) is not null
    and (${event}.is_payable or of_form.nature not in (${ofMoney}))`

/** `from …` those required once accepted that a registration has not filled in. */
export const missingOnceAccepted = (event: RawBuilder<unknown>, registration: RawBuilder<unknown>) => sql`${requestedForms(event)}
    and asked.is_required and asked.stage = ${sql.lit(formStage.codeOf('accepted'))}
    and not exists (select from registration_forms done
      where done.tenant_id = asked.tenant_id and done.event_form_id = asked.id and done.registration_id = ${registration})`

/** The versions an event asks beside the form of its registration, in their order. */
export async function versionsBeside(db: Queries, event_id: number): Promise<number[]> {
  const { rows } = await sql<{ version: number }>`select asked.version
    from events e cross join lateral (
      select asked.id, coalesce(asked.form_version_id, of_form.published_version_id) as version ${requestedForms(sql.ref('e'))}) as asked
    where e.tenant_id = current_tenant() and e.id = ${event_id} order by asked.id`.execute(db)
  return rows.map(({ version }) => version)
}
