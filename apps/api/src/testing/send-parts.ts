import { uploadsContract } from '@kxo/domain/documents/upload-contract'
import { uploadHeader } from '@kxo/domain/kernel/contract'
import type { Program } from './program.ts'
import type { Persona } from './world.ts'

const speaking = (who: Persona) => ({ authorization: `Bearer ${who.token}`, 'accept-language': 'fr', 'tus-resumable': '1.0.0' })

/** The calls of a client of the resumable protocol, as it writes them. */
export function partsOf(program: Program, who: Persona) {
  const ask = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, headers: Record<string, string | number>, payload?: Buffer) =>
    program.app.inject({ method, url, headers: { ...speaking(who), ...headers }, ...(payload && { payload }) })
  return {
    begin: (name: string, size: number) =>
      ask('POST', `/api${uploadsContract.begin.path}`, {
        'upload-length': size,
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      }),
    head: (url: string) => ask('HEAD', url, {}),
    append: (url: string, offset: number, bytes: Buffer) =>
      ask('PATCH', url, { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' }, bytes),
    drop: (url: string) => ask('DELETE', url, {}),
    /** Does the act a file was sent for. */
    use: (url: string, id: string, key?: string) =>
      program.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${who.token}`, [uploadHeader]: id, ...(key && { 'idempotency-key': key }) },
      }),
  }
}
