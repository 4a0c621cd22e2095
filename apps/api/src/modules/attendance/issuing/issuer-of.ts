import { attendanceWords } from '@kxo/domain/attendance/words'
import { advertisingLegal } from '@kxo/domain/events/syllabus/advertising-legal'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import type { Language } from '@kxo/domain/kernel/language'
import { withLegalForm } from '@kxo/domain/kernel/legal-form'
import { templateEditorWords } from '@kxo/domain/templates/editor-words'
import type { Context } from '../../../platform/context.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { defaultEntity, findEntity, issuerOfEvent } from '../../billing/index.ts'
import { settingsOf } from '../../tenants/index.ts'

/**
 * Who issues what attendance proves: the legal entity that organises the event, as for its bills; else the default one, or the tenant itself while
 * none is entered. `event_id` is null for what is about no event; `entity_id` names the issuer of an example.
 */
export async function issuerOf({ db, tenant }: Pick<Context, 'db' | 'tenant'>, event_id: number | null, entity_id: number | null = null) {
  const entity = await (entity_id !== null
    ? findEntity(db, entity_id)
    : event_id === null
      ? defaultEntity(db)
      : issuerOfEvent(db, event_id))
  return {
    id: entity?.id ?? null,
    name: entity?.name ?? tenant.label,
    activity_number: entity?.activity_number ?? null,
    activity_region: entity?.activity_region ?? null,
    siret: entity?.siret ?? null,
    representative: entity?.representative || null,
    town: entity?.town ?? '',
    address: entity ? `${entity.address}, ${entity.code_postal} ${entity.town}` : null,
    legal_form: entity?.legal_form ?? '',
    qualiopi: entity?.qualiopi ?? null,
    signature_file_id: entity?.signature_file_id ?? null,
    stamp_file_id: entity?.stamp_file_id ?? null,
  }
}
export type Issuer = Awaited<ReturnType<typeof issuerOf>>

/** What marks a paper that is only seen, and proves nothing. */
export function specimenMarks({ say }: Pick<Language, 'say'>): { legal: string[]; watermark: string } {
  const mark = say(templateEditorWords.specimen)
  return { legal: [mark], watermark: mark }
}

/** What stands around a printed proof. */
export function letterheadOf(
  { tenant, language }: Pick<Context, 'tenant' | 'language'>,
  issuer: Issuer,
  { title, reference, legal = [], watermark = null }: { title: string; reference: string; legal?: string[]; watermark?: string | null },
): Letterhead {
  const identity = withLegalForm(issuer.name, issuer.legal_form)
  const declared = issuer.activity_number && language.say(attendanceWords.declared, { number: issuer.activity_number })
  return {
    locale: language.locale,
    title,
    reference,
    color: settingsOf(tenant).colours.primary_color,
    issuer: { name: issuer.name, lines: issuer.address ? [issuer.address] : [], logo: null },
    legal: [...legal, [identity, issuer.siret && `SIRET ${shownSiret(issuer.siret)}`, declared].filter(Boolean).join(' – ')],
    page_word: language.say(attendanceWords.page),
    watermark,
  }
}

/** What stands around what advertises a training: the declaration in the only words the law allows there (FOR-03). */
export async function advertisingLetterhead(
  context: Pick<Context, 'db' | 'tenant' | 'language'>,
  event_id: number | null,
  names: { title: string; reference: string },
): Promise<Letterhead> {
  const { activity_number: number, ...issuer } = await issuerOf(context, event_id)
  const legal = number ? [context.language.say(advertisingLegal.declared, { number })] : []
  return letterheadOf(context, { ...issuer, activity_number: null }, { ...names, legal })
}
