import type { Upload } from '@kxo/domain/kernel/contract'

/** The first bytes of each kind of file an endpoint may take: enough to pass its door. */
const kinds: Record<string, { name: string; bytes: string | Buffer }> = {
  'image/png': { name: 'a.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
  'application/pdf': { name: 'a.pdf', bytes: '%PDF-1.4\n' },
  'text/csv': { name: 'a.csv', bytes: 'Titre\nAtelier\n' },
  'text/plain': { name: 'a.txt', bytes: 'WEBVTT\n' },
  'video/mp4': { name: 'a.mp4', bytes: Buffer.from('000000186674797069736f6d', 'hex') },
}

/** A multipart body with one file the upload accepts, and text fields. @throws Error when no kind is known for it */
export async function aFileFor({ accept }: Upload, fields: Readonly<Record<string, unknown>>) {
  const kind = accept.find((type) => kinds[type])
  if (!kind) throw new Error(`no file is known for ${accept.join()}`)
  const { name, bytes } = kinds[kind]!
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, typeof value === 'object' ? JSON.stringify(value) : String(value))
  form.append('file', new Blob([Buffer.from(bytes)]), name)
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return { type: request.headers.get('content-type') ?? '', payload: Buffer.from(await request.arrayBuffer()) }
}
