import * as z from 'zod/mini'
import { depositUpload } from '../documents/contract.ts'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'

/** What is read before voting on a resolution. */
export const ResolutionDocument = z.object({ id: wire.id, name: z.string(), content_type: z.string(), size: z.int() })

const inResolutionDocument = z.extend(inClientWithId, { document: wire.id })
const stale = ['events', 'resolutions', 'documents'] as const

/** Documents of a resolution: attached and taken off until it opens, read by whoever follows the assembly. */
export const resolutionDocumentEndpoints = {
  addResolutionDocument: endpoint({
    method: 'POST',
    path: '/clients/:client/resolutions/:id/documents/',
    summary: 'Attach a document to a resolution that has not opened',
    params: inClientWithId,
    upload: depositUpload,
    response: ResolutionDocument,
    status: 201,
    stale: stale,
  }),
  readResolutionDocument: endpoint({
    method: 'GET',
    path: '/clients/:client/resolutions/:id/documents/:document/',
    summary: 'A document to read before voting, as it was attached',
    access: 'link',
    params: inResolutionDocument,
    streams: depositUpload.accept,
  }),
  removeResolutionDocument: endpoint({
    method: 'DELETE',
    path: '/clients/:client/resolutions/:id/documents/:document/',
    summary: 'Take a document off a resolution that has not opened',
    params: inResolutionDocument,
    response: z.object({ done: z.literal(true) }),
    stale: stale,
  }),
}
