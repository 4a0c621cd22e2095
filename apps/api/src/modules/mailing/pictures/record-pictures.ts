import type { Language } from '@kxo/domain/kernel/language'
import { mergeFields } from '@kxo/domain/mailing/merge-fields'
import type { FieldValue, Picture } from '@kxo/domain/mailing/merging/field-formats'
import type { RecordField } from '@kxo/domain/mailing/merging/record-fields'
import type { Context } from '../../../platform/context.ts'
import { imageSizeOf } from '../../../platform/files/images.ts'
import { findFile } from '../../documents/index.ts'
import { readOnce } from '../templates/read-once.ts'

/** What mail programs draw. */
export const drawnInMails: readonly string[] = ['image/png', 'image/jpeg', 'image/gif']

/** How wide each picture may be drawn, and how high, in pixels of the screen. */
const frames = {
  'org.logo': [180, 72],
  'company.logo': [180, 72],
  'entity.stamp': [200, 120],
  'entity.signature': [200, 90],
} as const satisfies Partial<Record<RecordField, readonly [number, number]>>
type PictureField = keyof typeof frames
const pictureFields = Object.keys(frames) as PictureField[]

/** The file a picture is in and whose it is. */
export type PictureOf = { file_id: number | null; whose: string }

async function readPicture({ db, services }: Context, key: PictureField, file_id: number): Promise<Picture | undefined> {
  const file = await findFile(db, file_id)
  if (!file || !drawnInMails.includes(file.content_type)) return undefined
  const bytes = await services.storage.read(file.storage_key)
  const size = imageSizeOf(bytes)
  if (!size) return undefined
  const [width, height] = frames[key]
  const scale = Math.min(1, width / size.width, height / size.height)
  return {
    cid: key.replace('.', '-'),
    name: file.name,
    content_type: file.content_type,
    width: Math.max(1, Math.round(size.width * scale)),
    bytes,
    file_id,
  }
}

/** The logos, the stamp and the signature a text calls; nothing where there is no file. */
export async function recordPictures(
  context: Context,
  of: Readonly<Record<PictureField, PictureOf>>,
  calls: (start: string) => boolean,
  say: Language['say'],
): Promise<Partial<Record<RecordField, FieldValue>>> {
  const read = pictureFields.filter(calls).map(async (key): Promise<[RecordField, FieldValue]> => {
    const { file_id, whose } = of[key]
    if (file_id === null) return [key, '']
    const picture = await readOnce(context.db, `picture ${key} ${file_id}`, () => readPicture(context, key, file_id))
    const [kind = ''] = say(mergeFields[key]!.example).split(' – ')
    return [key, picture ? { text: [kind, whose].filter(Boolean).join(' – '), picture } : '']
  })
  return Object.fromEntries(await Promise.all(read))
}
