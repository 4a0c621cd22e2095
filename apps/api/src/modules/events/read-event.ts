import type { eventsContract } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { fromAbove, type QuizMoment } from './dependencies.ts'
import { questionnairesOf } from './forms/event-forms.ts'
import { buttonOf, presentPage, presentRecord } from './present.ts'
import { type EventFacts, findEventByUrl, getEvent, slotsOf, takesPart } from './queries.ts'

/** The event the caller may see. @throws 404 whether it does not exist or is not for them */
export async function seenEvent({ db, actor }: Context, id: number): Promise<EventFacts> {
  const event = await getEvent(db, id)
  const takes_part = await takesPart(db, id, actor.user_id)
  return may.seeEvent(actor, { ...event, takes_part }) ? event : refuse(kernelErrors.notFound)
}

export const readEvent: Verb<typeof eventsContract.get> = async (context, { params }) =>
  presentPage(context, await seenEvent(context, params.id))

export const readRecord: Verb<typeof eventsContract.record> = async ({ db, actor, now }, { params }) => {
  const event = await getEvent(db, params.id)
  authorize(may.readEvent(actor, event))
  return presentRecord(db, event, now)
}

export const readSlots: Verb<typeof eventsContract.slots> = async (context, { params }) => {
  const event = await seenEvent(context, params.id)
  return slotsOf(context.db, event.id)
}

/** Anyone: what is published for all; a person signed in: what they may see. */
export const readPublicEvent: Verb<typeof eventsContract.publicGet> = async (context, { params }) =>
  publicPage(context, await getEvent(context.db, params.id))

export const readPublicEventByUrl: Verb<typeof eventsContract.publicGetByUrl> = async (context, { params }) =>
  publicPage(context, found(await findEventByUrl(context.db, params.url)))

/** What visitors, or the person signed in, may read of an event. @throws 404 */
export async function readableByVisitors(context: Context, event: EventFacts): Promise<EventFacts> {
  const { db, actor } = context
  const takes_part = await takesPart(db, event.id, actor.user_id)
  const isPublic = event.is_active && (event.onboarding === 'public' || event.onboarding === 'openToAll')
  if (!isPublic && (actor.user_id === null || !may.seeEvent(actor, { ...event, takes_part }))) refuse(kernelErrors.notFound)
  return event
}

/** The page of an event for visitors, or for the person signed in. @throws 404 */
export const publicPage = async (context: Context, event: EventFacts) => presentPage(context, await readableByVisitors(context, event))

/** The page of an event as visitors will read it once it is published, whoever may enter it then. */
export const readUnpublished = (context: Context, event: EventFacts) => presentPage(context, { ...event, is_active: true })

/** The text of the button, or null for the usual one. */
export const readField: Verb<typeof eventsContract.field> = async (context, { params }) => {
  const event = await getEvent(context.db, params.id)
  return { responses: { value: event.is_active ? (event.button_text ?? buttonOf(context.tenant)) : null } }
}

const quizMoments: readonly QuizMoment[] = ['subscription', 'start', 'end']

/** What an event asks at a moment of it, for whoever sees it: its questionnaires while one registers, and its quizzes. */
export const readQuizzes: Verb<typeof eventsContract.quizzes> = async (context, { params, query }) => {
  await seenEvent(context, params.id)
  const moment = quizMoments.find((one) => one === (query.moment ?? 'subscription').toLowerCase())
  if (moment === undefined) return []
  const quizzes = await fromAbove().quizzesAt(context, params.id, moment)
  return moment === 'subscription' ? [...(await questionnairesOf(context.db, params.id)), ...quizzes] : quizzes
}
