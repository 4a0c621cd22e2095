import * as z from 'zod/mini'
import { endpoint, type Upload } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'

/** A plan or a photo; `address` holds a part of its print, which only the record tells. */
export const LocationFile = z.object({ id: wire.id, name: z.string(), content_type: z.string(), address: z.string() })
export type LocationFile = z.output<typeof LocationFile>

export const planUpload = {
  maxBytes: 10 * 1024 * 1024,
  accept: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'],
} as const satisfies Upload

export const fileEndpoints = {
  addFile: endpoint({
    method: 'POST',
    path: '/clients/:client/locations/:id/files/',
    summary: 'Add a plan or a photo to a place',
    params: inClientWithId,
    upload: planUpload,
    response: LocationFile,
    status: 201,
  }),
  readFile: endpoint({
    method: 'GET',
    path: '/clients/:client/locations/:id/files/:file/',
    summary: 'A plan or a photo; `key` is in the address the record gives',
    access: 'public',
    params: z.object({ client: z.string(), id: wire.id, file: wire.id }),
    query: z.object({ key: z.string().check(z.maxLength(64)) }),
    streams: planUpload.accept,
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/clients/:client/locations/:id/files/:file/',
    summary: 'Take a plan or a photo away',
    params: z.object({ client: z.string(), id: wire.id, file: wire.id }),
    response: z.object({ done: z.literal(true) }),
  }),
}
