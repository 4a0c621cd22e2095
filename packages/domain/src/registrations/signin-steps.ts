import { activityWords } from '../events/activities/activity-words.ts'
import type { FormStage } from '../events/forms/form-stage.ts'
import type { FormNature } from '../forms/nature.ts'
import type { Sentence } from '../kernel/sentence.ts'
import { optionWords } from '../products/words.ts'
import { formStep } from './forms/form-facts.ts'
import { registrationFormsWords as formsWords } from './forms/registration-forms-words.ts'
import { orderWords } from './ordering/order-words.ts'
import { papersWords } from './papers/papers-words.ts'
import type { SigninStep } from './paths.ts'
import { registrationQuizWords } from './quizzes/registration-quiz-words.ts'
import { termsWords } from './terms/terms-words.ts'
import { registrationWords as w } from './words.ts'

export const signinStepLabels: Readonly<Record<SigninStep, Sentence>> = {
  you: w.stepYou,
  payer: orderWords.step,
  activities: activityWords.choose,
  options: optionWords.options,
  answers: w.stepAnswers,
  qualification: formsWords.qualification,
  details: formsWords.details,
  questionnaire: formsWords.questionnaire,
  quiz: registrationQuizWords.step,
  price: w.stepPrice,
  papers: papersWords.step,
  terms: termsWords.step,
  summary: w.stepSummary,
  contract: w.stepContract,
}

type StagedForm = { stage: FormStage; nature: FormNature }
/** What decides which steps a registration goes through. */
export type SigninFacts = {
  form: unknown
  is_payable: boolean
  is_company_paid: boolean
  has_choices: boolean
  has_options: boolean
  options: readonly { amount_ht: number }[]
  papers: readonly unknown[]
  quizzes: readonly unknown[]
  terms: unknown
  forms: readonly StagedForm[]
  contract: unknown
}

const isPriced = ({ is_payable, options }: Pick<SigninFacts, 'is_payable' | 'options'>): boolean =>
  is_payable || options.some(({ amount_ht }) => amount_ht > 0)

/** Forms asked in a step while registering. */
export const formsIn = <Form extends StagedForm>(step: SigninStep, forms: readonly Form[]): Form[] =>
  forms.filter(({ stage, nature }) => stage === 'registering' && formStep(nature) === step)

/** The steps a registration goes through, in order. */
export function signinStepsOf(facts: SigninFacts): readonly SigninStep[] {
  const whenForms = (step: SigninStep): SigninStep[] => (formsIn(step, facts.forms).length > 0 ? [step] : [])
  return [
    'you',
    ...(isPriced(facts) && !facts.is_company_paid ? (['payer'] as const) : []),
    ...(facts.has_choices ? (['activities'] as const) : []),
    ...(facts.has_options ? (['options'] as const) : []),
    ...whenForms('qualification'),
    ...(facts.form === null ? [] : (['answers'] as const)),
    ...whenForms('details'),
    ...(isPriced(facts) ? (['price'] as const) : []),
    ...(facts.papers.length > 0 ? (['papers'] as const) : []),
    ...whenForms('questionnaire'),
    ...(facts.quizzes.length > 0 ? (['quiz'] as const) : []),
    ...(facts.terms === null ? [] : (['terms'] as const)),
    'summary',
    // What it says is settled by then, price and payer included: it is signed last, before anything is paid (FOR-10).
    ...(facts.contract === null ? [] : (['contract'] as const)),
  ]
}
