import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { Form } from '../contract.ts'

const Version = z.object({
  id: wire.id,
  number: z.int(),
  published_at: wire.instant,
  by_name: z.nullable(z.string()),
  questions: z.int(),
  /** Records that answered it. */
  responses: z.int(),
})

/** The life of a form: versions, copies, archive. */
export const formVersionsContract = {
  versions: endpoint({
    method: 'GET',
    path: '/clients/:client/forms/:id/versions/',
    summary: 'Versions of a form, the latest first',
    params: inClientWithId,
    response: z.array(Version),
  }),
  publish: endpoint({
    stale: ['forms', 'form-versions'],
    method: 'POST',
    path: '/clients/:client/forms/:id/versions/',
    summary: 'Publish what is written as a new version; events that have answers keep theirs',
    params: inClientWithId,
    body: z.object({ version: wire.integer }),
    response: Form,
    status: 201,
  }),
  restore: endpoint({
    stale: ['forms'],
    method: 'POST',
    path: '/clients/:client/forms/:id/restoration/',
    summary: 'Write the draft again as a former version was',
    params: inClientWithId,
    body: z.object({ version: wire.integer, number: wire.integer }),
    response: Form,
  }),
  duplicate: endpoint({
    stale: ['forms'],
    method: 'POST',
    path: '/clients/:client/forms/:id/copies/',
    summary: 'Copy a form under another name, as a draft',
    params: inClientWithId,
    body: z.object({ name: requiredText(120) }),
    response: Form,
    status: 201,
  }),
  archive: endpoint({
    stale: ['forms'],
    method: 'POST',
    path: '/clients/:client/forms/:id/archiving/',
    summary: 'Put a form away, or take it back: one put away is no longer offered, those who use it keep it',
    params: inClientWithId,
    body: z.object({ is_archived: wire.flag }),
    response: Form,
  }),
}
