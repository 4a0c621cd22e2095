import type { FieldValues, Picture } from '@kxo/domain/mailing/merging/field-formats'
import type { Context } from '../../../platform/context.ts'
import type { MailAttachment } from '../../../platform/mail.ts'
import { findFile, keepFile } from '../../documents/index.ts'

/** The pictures of its fields that a message shows. */
export const picturesIn = (html: string, fields: FieldValues = {}): Picture[] =>
  Object.values(fields).flatMap((value) =>
    typeof value === 'object' && value.picture && html.includes(`"cid:${value.picture.cid}"`) ? [value.picture] : [],
  )

/** The same as files joined to it; one drawn for this message alone is written then. */
export const joinPictures = (context: Context, pictures: readonly Picture[]): Promise<MailAttachment[]> =>
  Promise.all(
    pictures.map(async ({ cid, name, content_type, bytes, file_id }) => ({
      name,
      content_type,
      cid,
      file_id: file_id ?? (await keepFile(context, { name, content_type, bytes })),
    })),
  )

type Image = { cid: string; content_type: string; bytes: Uint8Array }
const inlined = (html: string, images: readonly Image[]): string =>
  images.reduce(
    (said, { cid, content_type, bytes }) =>
      said.replaceAll(`"cid:${cid}"`, `"data:${content_type};base64,${Buffer.from(bytes).toString('base64')}"`),
    html,
  )

/** A message seen in a page, where no file is joined to it: its images are in its own words. */
export async function withImagesInside(
  context: Context,
  html: string,
  fields: FieldValues | undefined,
  joined: readonly MailAttachment[] = [],
): Promise<string> {
  const files = joined.map(async ({ cid, content_type, file_id }): Promise<Image[]> => {
    const file = cid === undefined ? undefined : await findFile(context.db, file_id)
    return cid && file ? [{ cid, content_type, bytes: await context.services.storage.read(file.storage_key) }] : []
  })
  return inlined(html, [...picturesIn(html, fields), ...(await Promise.all(files)).flat()])
}
