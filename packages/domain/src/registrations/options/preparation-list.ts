import { full, list } from '../../kernel/list.ts'
import type { Preparation } from './option-contract.ts'
import { eventProductWords as w } from './option-words.ts'

/** What is to be handed to whom at an event; what is ticked stands among the first, which a phone shows. */
export const preparationList = list<Preparation>()({
  last_name: { label: w.person, kind: 'text', ...full, exportedAs: ['last_name', 'first_name'], width: 200 },
  first_name: { label: w.firstName, kind: 'text', ...full },
  name: { label: w.option, kind: 'text', ...full, width: 220 },
  quantity: { label: w.quantity, kind: 'number', ...full, width: 110 },
  answer: { label: w.answer, kind: 'text', ...full, width: 160 },
  handed_at: { label: w.handedOver, kind: 'instant', ...full, width: 160 },
  is_paid: { label: w.state, exportedLabel: w.isPaid, kind: 'flag', isFilterable: true, isExported: true, width: 180 },
  company_name: { label: w.company, kind: 'text', ...full, width: 170 },
})
