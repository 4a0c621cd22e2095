import { type SigninStep, signinSteps } from '../paths.ts'
import { type NextStatus, nextStatus } from '../rules.ts'
import { type SigninFacts, signinStepsOf } from '../signin-steps.ts'

/** Who a registration is seen as: a person by themselves, a referent for their team, somebody invited. */
export const previewedAs = ['person', 'referent', 'invited'] as const
export type PreviewedAs = (typeof previewedAs)[number]

/** A referent names people first. */
export const previewSteps = ['people', ...signinSteps] as const
export type PreviewStep = (typeof previewSteps)[number]

/** What a referent answers for the whole group; the rest is for each of its people. */
const together: readonly SigninStep[] = ['answers', 'payer', 'price', 'summary']

type PreviewFacts = Omit<SigninFacts, 'papers' | 'forms' | 'quizzes'> & {
  quizzes: readonly { is_required: boolean }[]
  papers: readonly { is_required: boolean }[]
  forms: readonly (SigninFacts['forms'][number] & { is_required: boolean })[]
}
/** Whether something only its own person gives is required of them. */
const isLeft = ({ papers, forms, quizzes }: PreviewFacts): boolean =>
  [...papers, ...quizzes].some(({ is_required }) => is_required) ||
  forms.some(({ is_required, stage }) => is_required && stage === 'registering')

/** The steps in order; `later`, those each person of a group is called back to when something is left to them. */
export function previewStepsFor(as: PreviewedAs, facts: PreviewFacts): { now: readonly PreviewStep[]; later: readonly SigninStep[] } {
  const steps = signinStepsOf(facts)
  if (as !== 'referent') return { now: steps, later: [] }
  const isOwn = (step: SigninStep): boolean => step !== 'you' && !together.includes(step)
  return { now: ['people', ...steps.filter((step) => together.includes(step))], later: isLeft(facts) ? steps.filter(isOwn) : [] }
}

/** Where a registration stands once everything was answered; what is left to each person of a group comes first. */
export const arrivalOf = (facts: { is_due: boolean; needs_approval: boolean; isLeft: boolean }): NextStatus =>
  nextStatus({
    is_form_complete: !facts.isLeft,
    is_quiz_done: true,
    are_papers_given: true,
    is_due: facts.is_due,
    needs_approval: facts.needs_approval,
    is_approved: false,
  })
