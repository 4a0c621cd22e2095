import { formStage } from '@kxo/domain/events/forms/form-stage'
import { formNature } from '@kxo/domain/forms/nature'
import { type FormStanding, formDueOn, isAccepted, isFormOpen } from '@kxo/domain/registrations/forms/form-facts'
import type { RegistrationForm } from '@kxo/domain/registrations/forms/registration-forms-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { fieldsOf, responsesOf } from '../../forms/index.ts'
import type { RegistrationRow } from '../queries.ts'
import { answersMorph } from '../registering/answer.ts'
import { requestedForms } from './requested-forms.ts'

type Standing = FormStanding & Pick<RegistrationForm, 'id' | 'form' | 'name' | 'nature' | 'due_days'> & { version: number }
type Row = Omit<Standing, 'stage' | 'nature'> & { stage: number; nature: number }

/** Forms asked of a registration beside its own, in the order they were, and whether each was filled in. */
export async function formsStanding(db: Queries, { id, event_id }: Pick<RegistrationRow, 'id' | 'event_id'>): Promise<Standing[]> {
  const { rows } = await sql<Row>`
    select asked.id, asked.form, asked.name, asked.nature, asked.version, asked.stage, asked.is_required, asked.holds_confirmation, asked.due_days,
           done.completed_at
      from events e cross join lateral (
        select asked.*, asked.form_id as form, of_form.name, of_form.nature, coalesce(asked.form_version_id, of_form.published_version_id) as version
        ${requestedForms(sql.ref('e'))}) as asked
      left join registration_forms done on done.tenant_id = e.tenant_id and done.event_form_id = asked.id and done.registration_id = ${id}
     where e.tenant_id = current_tenant() and e.id = ${event_id} order by asked.id`.execute(db)
  return rows.map((row) => ({ ...row, stage: formStage.keyOf(row.stage), nature: formNature.keyOf(row.nature) }))
}

/** The same with their questions, and what was answered. */
export async function formsOf(
  db: Queries,
  row: Pick<RegistrationRow, 'id' | 'event_id' | 'status' | 'approved_at' | 'start_date' | 'time_zone'>,
): Promise<(RegistrationForm & { version: number })[]> {
  const forms = []
  for (const form of await formsStanding(db, row))
    forms.push({
      ...form,
      is_published: true,
      fields: await fieldsOf(db, form.version),
      answers: await responsesOf(db, answersMorph, row.id, form.version),
      due_on: formDueOn({ ...row, due_days: form.due_days }),
      is_open: isFormOpen(form.stage, { ...row, status: registrationStatus.keyOf(row.status) }),
    })
  return forms
}

/** How many required forms somebody accepted has still to fill in. */
export const formsDue = (row: Pick<RegistrationRow, 'status' | 'approved_at' | 'forms_missing'>): number =>
  isAccepted({ ...row, status: registrationStatus.keyOf(row.status) }) ? Number(row.forms_missing) : 0

/** What leaves of a form asked: the version it holds to is the server's. */
export const presentForm = ({ version: _, ...form }: RegistrationForm & { version: number }): RegistrationForm => form
