import { eventsContract } from '@kxo/domain/events/contract'
import {
  isBlankSection,
  type Presentation,
  type PresentationSection,
  presentationSections,
  proseOf,
} from '@kxo/domain/events/presentation/presentation'
import type { Sheet } from '@kxo/domain/events/sheet'
import { tenantsContract } from '@kxo/domain/tenants/contract'
import { call } from '../../../platform/api-client.ts'

export const sources = ['texts', 'model', 'event'] as const
export type Source = (typeof sources)[number]
export type TakenPart = PresentationSection | 'sheet'
export type Taken = Partial<Presentation> & { sheet?: Sheet }

const standardTexts = {
  description: 'event_description',
  outline: 'event_outline',
  practical: 'event_practical',
} as const satisfies Record<PresentationSection, string>

async function standardText(section: PresentationSection) {
  const { responses } = await call(tenantsContract.clientField, { query: { name: standardTexts[section] } })
  return responses.value ? proseOf(responses.value) : null
}

/** The parts asked of a presentation already written, those that say something. */
export async function takenFrom(from: Source, event_id: number | null, parts: readonly TakenPart[]): Promise<Taken> {
  const names = presentationSections.filter((name) => parts.includes(name))
  if (from === 'texts') {
    const texts = await Promise.all(names.map(async (name) => [name, await standardText(name)] as const))
    return Object.fromEntries(texts.filter(([, text]) => text !== null))
  }
  const record = await call(eventsContract.record, { params: { id: event_id ?? 0 } })
  // The summary goes with the card.
  const { summary: _, ...sheet } = record.sheet
  return {
    ...Object.fromEntries(names.filter((name) => !isBlankSection(record[name])).map((name) => [name, record[name]])),
    ...(parts.includes('sheet') && Object.values(sheet).some(Boolean) && { sheet }),
  }
}
