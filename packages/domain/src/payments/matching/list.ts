import { list } from '../../kernel/list.ts'
import { paymentWords as p } from '../words.ts'
import type { BankFile, BankLine } from './matching-contract.ts'
import { statementFormatLabels, matchingWords as w } from './matching-words.ts'

/** Lines of bank statements, as they wait to be matched. */
export const bankLineList = list<BankLine>()({
  paid_on: { label: p.valueDate, kind: 'day', isSortable: true, isFilterable: true, width: 115 },
  payer: { label: p.payer, kind: 'text', isSortable: true, isFilterable: true, width: 200 },
  label: { label: w.label, kind: 'text', width: 230 },
  amount: { label: p.amount, kind: 'money', isSortable: true, isFilterable: true, width: 115 },
  left: { label: w.left, kind: 'money', width: 115, isHidden: true },
  proposal: { label: w.proposed, kind: 'text', width: 250, isWhole: true },
  reference: { label: p.reference, kind: 'text', width: 150, isHidden: true },
  account: { label: w.account, kind: 'text', width: 200, isHidden: true },
})

/** Statements that were imported. */
export const bankFileList = list<BankFile>()({
  created_at: { label: w.importedAt, kind: 'instant', isSortable: true, showsTime: true, width: 150 },
  file_name: { label: w.fileName, kind: 'text', isSortable: true, width: 200 },
  format: { label: w.format, kind: 'choice', of: statementFormatLabels, width: 100 },
  created_by: { label: w.importedBy, kind: 'text', width: 150 },
  credits: { label: w.credits, kind: 'number', width: 110 },
  added: { label: w.added, kind: 'number', width: 100 },
  matched: { label: w.matched, kind: 'number', width: 110 },
  left: { label: w.stillLeft, kind: 'number', width: 100 },
  debits: { label: w.debits, kind: 'number', width: 110, isHidden: true },
  skipped: { label: w.skipped, kind: 'number', width: 110, isHidden: true },
  account: { label: w.account, kind: 'text', width: 220, isHidden: true },
  entity: { label: { fr: '{entity:cap}', en: '{entity:cap}' }, kind: 'text', width: 150, isHidden: true },
})
