import { expect, test } from 'vitest'
import { mergeFields } from '../mailing/merge-fields.ts'
import { templateCategory } from './category.ts'
import { askableFieldsOf, documentFieldsOf } from './fields.ts'

test.each(templateCategory.keys)('a template of %s offers fields that exist, and no way in nor picture', (category) => {
  const fields = documentFieldsOf(category)
  expect(fields.filter((key) => !mergeFields[key])).toEqual([])
  expect(fields.filter((key) => /^(link|sender|code|account)\.|\.(logo|stamp|signature)$/.test(key))).toEqual([])
})

test('INV-10 a bill offers what it says as it is issued, never what comes after', () => {
  const ofBills = (fields: readonly string[]) => fields.filter((key) => /^(bill|payment)\./.test(key))
  expect(ofBills(documentFieldsOf('bill'))).toContain('bill.due_date')
  expect(ofBills(documentFieldsOf('credit'))).toContain('bill.original_number')
  expect(ofBills(documentFieldsOf('quote'))).not.toContain('bill.due_date')
  for (const category of ['bill', 'credit', 'quote'] as const)
    expect(
      askableFieldsOf(category).filter((key) =>
        /^(payment|link)\.|^bill\.(paid|days_late|reminder_number|schedule|penalty_text)$/.test(key),
      ),
    ).toEqual([])
  expect(ofBills(askableFieldsOf('ticket'))).toEqual([])
})
