import { type Endpoint, fillPath, type Output } from '@kxo/domain/kernel/contract'
import * as z from 'zod/mini'
import type { Program } from './program.ts'
import { type Persona, Refused } from './world.ts'

type Sent = {
  params: Record<string, string | number>
  query?: Record<string, string>
  fields?: Record<string, string>
  name: string
  bytes: Uint8Array | string
}

/** Sends a file to an uploading endpoint as a browser does. @throws Refused as the wire said */
export async function sendFile<E extends Endpoint>(
  program: Program,
  who: Persona,
  endpoint: E,
  { params, query = {}, fields = {}, name, bytes }: Sent,
): Promise<Output<E>> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([Buffer.from(bytes)]), name)
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const response = await program.app.inject({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, params)}?${new URLSearchParams(query).toString()}`,
    headers: { 'accept-language': 'fr', authorization: `Bearer ${who.token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  if (response.statusCode >= 400) throw new Refused(response.statusCode, response.json())
  return z.decode(endpoint.response as z.core.$ZodType, response.json() as never) as Output<E>
}
