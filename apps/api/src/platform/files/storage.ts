import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'

/** Where bytes live. Keys are made by the product (`{tenant}/{uuid}`), never by a person. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  putFile(key: string, path: string, contentType: string): Promise<void>
  read(key: string): Promise<Uint8Array>
  /** All of it, or the part between two bytes, both included. */
  stream(key: string, part?: { start: number; end: number }): Promise<Readable>
  remove(key: string): Promise<void>
}

export const openStorage = async (config: Config): Promise<Storage> =>
  config.s3 ? openS3(config.s3) : openFolder(join(config.dataDir, 'files'))

/** Files in a folder; written beside then renamed, so that a half-written file is never read. */
export function openFolder(root: string): Storage {
  const pathOf = (key: string): string => {
    const path = resolve(root, key)
    if (!path.startsWith(resolve(root) + sep)) throw new Error(`storage key ${key} leaves the store`)
    return path
  }
  const place = async (key: string, write: (path: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key)
    const draft = `${path}.${process.pid}.part`
    try {
      await write(draft).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await mkdir(dirname(path), { recursive: true })
        await write(draft)
      })
      await rename(draft, path)
    } catch (error) {
      // On a full disk, what was written of it is what takes the last place.
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    put: (key, bytes) => place(key, (path) => writeFile(path, bytes, { flush: true })),
    putFile: (key, from) => place(key, (path) => pipeline(createReadStream(from), createWriteStream(path, { flush: true }))),
    read: (key) => readFile(pathOf(key)),
    // Opened at once: a file that is gone is told to the caller, not to whoever reads later.
    stream: async (key, part) => (await open(pathOf(key))).createReadStream(part),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

async function openS3(settings: NonNullable<Config['s3']>): Promise<Storage> {
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
  })
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key })
  const get = async (key: string, part?: { start: number; end: number }) => {
    const Range = part && `bytes=${part.start}-${part.end}`
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) }))
    if (!Body) throw new Error(`stored file ${key} is empty`)
    return Body
  }
  const put = async (key: string, Body: Uint8Array, ContentType: string): Promise<void> => {
    await client.send(new PutObjectCommand({ ...at(key), Body, ContentType }))
  }
  return {
    put,
    putFile: async (key, path, contentType) => put(key, await readFile(path), contentType),
    read: async (key) => (await get(key)).transformToByteArray(),
    // Streams of Node and of the browser are declared apart.
    stream: async (key, part) => Readable.fromWeb((await get(key, part)).transformToWebStream() as never),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}
