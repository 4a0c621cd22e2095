import { expect, test } from 'vitest'
import { formsIn, type SigninFacts, signinStepsOf } from './signin-steps.ts'

const bare: SigninFacts = {
  form: null,
  is_payable: false,
  is_company_paid: false,
  has_choices: false,
  has_options: false,
  options: [],
  papers: [],
  terms: null,
  forms: [],
  quizzes: [],
  contract: null,
}

test('only the steps that ask something stand between who one is and the summary', () => {
  expect(signinStepsOf(bare)).toEqual(['you', 'summary'])
  expect(signinStepsOf({ ...bare, form: 3, is_payable: true, papers: [{}], quizzes: [{}], terms: {} })).toEqual([
    'you',
    'payer',
    'answers',
    'price',
    'papers',
    'quiz',
    'terms',
    'summary',
  ])
  expect(signinStepsOf({ ...bare, is_payable: true, is_company_paid: true })).toEqual(['you', 'price', 'summary'])
  expect(signinStepsOf({ ...bare, has_options: true, options: [{ amount_ht: 500 }] })).toContain('price')
})

test('FOR-10 the contract is signed last, once what it says is settled', () => {
  expect(signinStepsOf({ ...bare, is_payable: true, contract: { is_signed: false } })).toEqual([
    'you',
    'payer',
    'price',
    'summary',
    'contract',
  ])
})

test('a form asked once the request is accepted is no step', () => {
  const forms = [
    { stage: 'registering', nature: 'qualification' },
    { stage: 'accepted', nature: 'questionnaire' },
  ] as const
  expect(signinStepsOf({ ...bare, forms })).toEqual(['you', 'qualification', 'summary'])
  expect(formsIn('qualification', forms)).toHaveLength(1)
})
