import { type Endpoint, uploadHeader } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { type ApiServer, type Caller, readAsCaller } from './caller.ts'
import { findFinished, markUsed, putTogether } from './finished-upload.ts'
import { fieldsOfHeaders, type ReceivedPart, receivePart } from './resumable.ts'
import { discardUpload, type ReceivedFile, receiveUpload } from './upload.ts'

/** What a request brought beside its address; files wait on disk until they are discarded. */
type Received = {
  fields: unknown
  file?: ReceivedFile
  part?: ReceivedPart | undefined
  /** Once the act is done, in its transaction. */
  use?: (context: Context) => Promise<unknown>
  discard: () => Promise<void>
}

/** Reads what an endpoint takes: fields, a file in one body or sent in parts before, the bytes of a part. */
export async function receiveBody(server: ApiServer, endpoint: Endpoint, caller: Caller, reply: FastifyReply): Promise<Received> {
  const { request } = caller
  if (endpoint.resumable) {
    const fields = fieldsOfHeaders(request, reply)
    const part = await receivePart(request, reply)
    return { fields, part, discard: async () => part && discardUpload(part) }
  }
  if (!endpoint.upload) return { fields: request.body, discard: async () => undefined }
  const named = request.headers[uploadHeader]
  if (named === undefined) {
    const { file, fields } = await receiveUpload(request, endpoint.upload)
    return { fields, file, discard: () => discardUpload(file) }
  }
  const id = Number(named)
  if (!Number.isSafeInteger(id)) refuse(kernelErrors.notFound)
  const finished = await readAsCaller(server, endpoint, caller, (context) => findFinished(context, id))
  const file = await putTogether(server.services.storage, finished, endpoint.upload)
  return { fields: request.body, file, use: ({ db, now }) => markUsed(db, id, now), discard: () => discardUpload(file) }
}
