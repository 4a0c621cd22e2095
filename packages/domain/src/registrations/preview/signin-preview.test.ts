import { expect, test } from 'vitest'
import { arrivalOf, previewStepsFor } from './signin-preview.ts'

const facts = {
  form: 3,
  is_payable: true,
  is_company_paid: false,
  has_choices: false,
  has_options: true,
  options: [],
  papers: [{ is_required: true }],
  terms: {},
  forms: [],
  quizzes: [],
  contract: null,
}

test('a referent names people and answers for all; papers, options and conditions are for each person', () => {
  expect(previewStepsFor('referent', facts)).toEqual({
    now: ['people', 'payer', 'answers', 'price', 'summary'],
    later: ['options', 'papers', 'terms'],
  })
  expect(previewStepsFor('person', facts)).toEqual(previewStepsFor('invited', facts))
  expect(previewStepsFor('person', facts).later).toEqual([])
  expect(previewStepsFor('referent', { ...facts, papers: [{ is_required: false }] }).later).toEqual([])
})

test('it arrives where it will: left to its people, then paid for, then decided about', () => {
  expect(arrivalOf({ is_due: true, needs_approval: true, isLeft: true })).toBe('toComplete')
  expect(arrivalOf({ is_due: true, needs_approval: true, isLeft: false })).toBe('toPay')
  expect(arrivalOf({ is_due: false, needs_approval: true, isLeft: false })).toBe('toValidate')
  expect(arrivalOf({ is_due: false, needs_approval: false, isLeft: false })).toBe('registered')
})
