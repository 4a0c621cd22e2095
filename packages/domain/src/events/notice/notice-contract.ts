import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredText } from '../../kernel/validation.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { EventImpact } from '../acts/act-contract.ts'
import { changedPartKeys } from './changed-part.ts'

const what = z.enum(changedPartKeys)

/** A change made step by step, told to whoever it touches once somebody asks for it. */
export const noticeEndpoints = {
  previewNotice: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/notice/',
    summary: 'Who would be told of a change of dates, place or price',
    params: inClientWithId,
    query: z.object({ what }),
    response: EventImpact,
  }),
  sendNotice: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/notice/',
    summary: 'Tell the people and the partners of an event that its dates, its place or its price changed',
    params: inClientWithId,
    body: z.object({ what, reason: requiredText(500) }),
    response: EventImpact,
  }),
}
