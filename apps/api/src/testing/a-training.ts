import { programmeFields } from '@kxo/domain/events/sheet'
import type { FormField } from '@kxo/domain/forms/inputs/field'
import { addDays, instantInZone } from '@kxo/domain/kernel/dates'
import { createEvent, planSlot, publishEvent } from '../modules/events/index.ts'
import { aPublishedForm } from './a-published-form.ts'
import type { TenantWorld } from './world.ts'

type TrainingOptions = {
  title?: string
  /** Days from today; negative for the past. */
  inDays?: number
  max?: number | null
  price?: { amount_ht: number; vat_rate?: number; vat_reason?: string | null }
  onboarding?: number
  company_id?: number | null
  needs_approval?: boolean
  question?: Partial<FormField> & { name: string; label: string }
  published?: boolean
}

const zone = 'Europe/Paris'
const today = (): string => new Date().toISOString().slice(0, 10)

/** A training ready to be registered for: two half-days (9–12:30, 14–17:30), a sheet, a responsible, and what is asked. */
export async function aTraining(
  tenant: Pick<TenantWorld, 'asMachine'>,
  responsible_id: number,
  options: TrainingOptions = {},
): Promise<{ id: number; slots: number[]; form_id: number | null; price_id: number | null }> {
  const { title = 'Prévenir les risques', inDays = 30, max = 12, price, question, published = true } = options
  return tenant.asMachine(async (context) => {
    const { db } = context
    const day = addDays(today(), inDays)
    const at = (time: string): Date => instantInZone(day, time, zone)
    const event = await createEvent(context, {
      title,
      nature: 'master',
      start_date: at('09:00'),
      end_date: at('17:30'),
      time_zone: zone,
      responsible_id,
      is_training: true,
      is_asynchronous: false,
    })
    const morning = await planSlot(context, event.id, { start_at: at('09:00'), end_at: at('12:30'), title: 'Matin', room_id: null })
    const afternoon = await planSlot(context, event.id, { start_at: at('14:00'), end_at: at('17:30'), title: 'Après-midi', room_id: null })
    const form_id = question
      ? (
          await aPublishedForm(db, `Inscription ${event.id}`, [
            { name: question.name, label: question.label, is_required: question.is_required ?? true },
          ])
        ).form_id
      : null
    await db
      .updateTable('events')
      .set({
        description: 'Une journée de pratique.',
        sheet: JSON.stringify({ summary: 'Une journée', ...Object.fromEntries(programmeFields.map((field) => [field, 'Écrit'])) }),
        town: 'Lyon',
        is_payable: price !== undefined,
        form_id,
        onboarding: options.onboarding ?? 1,
        company_id: options.company_id ?? null,
        needs_approval: options.needs_approval ?? false,
      })
      .where('id', '=', event.id)
      .execute()
    await db.updateTable('event_places').set({ max_participants: max }).where('event_id', '=', event.id).execute()
    const priced = price
      ? await db
          .insertInto('prices')
          .values({
            event_id: event.id,
            name: 'Tarif',
            amount_ht: price.amount_ht,
            vat_rate: price.vat_rate ?? 2000,
            vat_reason: price.vat_reason ?? null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      : null
    if (published) await publishEvent(context, event.id)
    return { id: event.id, slots: [morning.id, afternoon.id], form_id, price_id: priced?.id ?? null }
  })
}
