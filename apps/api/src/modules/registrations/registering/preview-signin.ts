import type { Activity } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/registrations/permissions'
import type { previewContract, SigninPreview } from '@kxo/domain/registrations/preview/preview-contract'
import type { PreviewStep } from '@kxo/domain/registrations/preview/signin-preview'
import { arrivalOf, previewStepsFor } from '@kxo/domain/registrations/preview/signin-preview'
import { formsIn } from '@kxo/domain/registrations/signin-steps'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { activitiesOf, applicableTerms, getEvent } from '../../events/index.ts'
import { fieldsOf } from '../../forms/index.ts'
import { pricesOf } from '../../pricing/index.ts'
import { optionsOf } from '../../products/index.ts'
import { paramsOf, settingsOf } from '../../tenants/index.ts'
import { fromAbove } from '../dependencies.ts'
import { eventFormVersion } from '../forms/event-form-version.ts'
import { formsStanding } from '../forms/forms-of.ts'
import { papersOf } from '../papers/papers-of.ts'
import { holdMinutes } from './hold-end.ts'

type Item = SigninPreview['steps'][number]['items'][number]

const item = (label: string, is_required: boolean, amount_ht: number | null = null): Item => ({ label, is_required, amount_ht })
const isOffered = ({ enrolment, is_cancelled }: Activity): boolean => enrolment === 'optional' && !is_cancelled

/** What an event would ask of whoever registers, in their order: read, never written. */
export const previewSignin: Verb<typeof previewContract.previewSignin> = async (context, { params, query }) => {
  authorize(may.list(context.actor))
  const { tenant } = context
  const event = await getEvent(context.db, params.id)
  const { facts, items } = await questionsOf(context, event)
  const is_due = facts.is_payable && facts.prices.some(({ amount_ht }) => amount_ht > 0)
  const contract = event.is_training && is_due && query.as !== 'referent' ? {} : null
  const { now, later } = previewStepsFor(query.as, { ...facts, contract })
  const needs_approval = event.needs_approval || (query.as !== 'referent' && paramsOf(tenant).referent_validates)
  return {
    hold_minutes: query.as === 'person' ? holdMinutes(tenant, event) : null,
    is_open: query.as !== 'referent' || settingsOf(tenant).features.includes('delegation'),
    steps: now.map((step) => ({ step, items: items[step] ?? [] })),
    later: [...later],
    arrival: arrivalOf({ is_due, needs_approval, isLeft: later.length > 0 }),
  }
}

/** Nobody’s registration: papers and forms as they are asked, none of them given. */
const nobody = 0

async function questionsOf(context: Context, event: Awaited<ReturnType<typeof getEvent>>) {
  const { db } = context
  const form = await eventFormVersion(db, event.id)
  const forms = await formsStanding(db, { id: nobody, event_id: event.id })
  const papers = await papersOf(db, { id: nobody, event_id: event.id })
  const quizzes = await fromAbove().quizzesOf(context, { event_id: event.id, user_id: null })
  const options = await optionsOf(db, event.id)
  const prices = event.is_payable ? await pricesOf(db, event.id) : []
  const choices = (await activitiesOf(db, event.id, false)).filter(isOffered)
  const fields = form === null ? [] : await fieldsOf(db, form)
  const named = (step: 'qualification' | 'details' | 'questionnaire'): Item[] =>
    formsIn(step, forms).map(({ name, is_required }) => item(name, is_required))
  const items: Partial<Record<PreviewStep, Item[]>> = {
    activities: choices.map(({ title }) => item(title, false)),
    options: options.map(({ name, amount_ht }) => item(name, false, amount_ht)),
    answers: fields.filter(({ is_for_admins }) => !is_for_admins).map(({ label, is_required }) => item(label, is_required)),
    qualification: named('qualification'),
    details: named('details'),
    questionnaire: named('questionnaire'),
    price: prices.map(({ name, amount_ht }) => item(name, true, amount_ht)),
    papers: papers.map(({ name, is_required }) => item(name, is_required)),
    quiz: quizzes.map(({ name, is_required }) => item(name, is_required)),
  }
  const facts = {
    form,
    is_payable: event.is_payable,
    is_company_paid: false,
    has_choices: choices.length > 0,
    has_options: options.length > 0,
    options: [],
    papers,
    quizzes,
    terms: (await applicableTerms(context, event)) ?? null,
    forms,
    prices,
  }
  return { facts, items }
}
