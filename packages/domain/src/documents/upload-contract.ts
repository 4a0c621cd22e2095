import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'

/** A file on its way: how much of it is here, and until when it may go on. */
const UploadState = z.object({ id: wire.id, size: z.int(), received: z.int(), expires_at: wire.instant })

const one = z.object({ id: wire.id })
const [access, resumable, stale] = ['link', true, []] as const

/** Files sent in parts (tus 1.0: core, creation, expiration, termination), then named by the act they are for in place of a multipart body. */
export const uploadsContract = {
  begin: endpoint({
    stale,
    method: 'POST',
    path: '/uploads/',
    summary: 'Begin to send a file in parts: its name and its size in bytes',
    access,
    resumable,
    body: z.object({ size: wire.id, name: requiredText(200) }),
    response: UploadState,
    status: 201,
  }),
  state: endpoint({
    method: 'GET',
    path: '/uploads/:id/',
    summary: 'How much of a file is here',
    access,
    resumable,
    params: one,
    response: UploadState,
  }),
  append: endpoint({
    stale,
    method: 'PATCH',
    path: '/uploads/:id/',
    summary: 'The next bytes of a file, from the offset they begin at',
    access,
    resumable,
    params: one,
    body: z.object({ offset: wire.integer }),
    response: UploadState,
    status: 204,
  }),
  drop: endpoint({
    stale,
    method: 'DELETE',
    path: '/uploads/:id/',
    summary: 'Give up sending a file',
    access,
    resumable,
    params: one,
    status: 204,
  }),
}

/** Largest file anybody sends; administrators of the product’s own films send larger ones. */
export const uploadBytes = { person: 25 * 1024 * 1024, administrator: 200 * 1024 * 1024 } as const

/** What one person may have on the way at once. */
export const openUploads = { most: 20, bytes: 1024 * 1024 * 1024 } as const

/** An unfinished file may go on for a day. */
export const uploadLife = { hours: 24 } as const
