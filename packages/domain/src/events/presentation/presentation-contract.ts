import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { imageUpload } from '../../kernel/images.ts'
import { shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { EventRecord } from '../event-record.ts'
import { Sheet } from '../sheet.ts'
import { cropFields, focusFields } from './event-image.ts'
import { presentationFields } from './presentation.ts'

const section = z.optional(presentationFields.description)

/** The texts of a page as they were saved once. */
export const PageVersion = z.object({
  id: wire.id,
  version: z.int(),
  created_at: wire.instant,
  /** Null when nobody wrote it on the page itself: a copy, an import. */
  by_name: z.nullable(z.string()),
  /** What the page says today. */
  is_current: z.boolean(),
  ...presentationFields,
  sheet: Sheet,
})
export type PageVersion = z.output<typeof PageVersion>

/** What presents an event: its texts and the pictures in them, its image, and its page as it will be read. */
export const presentationEndpoints = {
  changePage: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/page/',
    summary: 'Step page: the presentation in three sections, and the pedagogical sheet (FOR-20); a section left out stays as it is',
    params: inClientWithId,
    body: z.object({ version: wire.integer, description: section, outline: section, practical: section, sheet: wire.json(Sheet) }),
    response: EventRecord,
  }),
  pageVersions: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/steps/page/versions/',
    summary: 'The texts of the page as they were saved, the last ones first: number, date, author',
    params: inClientWithId,
    response: z.array(PageVersion),
  }),
  addPicture: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/pictures/',
    summary: 'Keep a picture for a text of an event; its address is answered',
    params: inClientWithId,
    upload: imageUpload,
    body: z.object({}),
    response: z.object({ url: z.string() }),
    stale: [],
  }),
  setImage: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/image/',
    summary: 'Keep the image of an event, in the sizes it is shown in',
    params: inClientWithId,
    upload: imageUpload,
    body: z.object({}),
    response: EventRecord,
  }),
  changeImage: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/image/',
    summary: 'What the image shows in words, and the point that stays in sight, in hundredths of it',
    params: inClientWithId,
    body: z.object({ alt: z._default(z.optional(shortText(200)), ''), ...focusFields }),
    response: EventRecord,
  }),
  cropImage: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/image/crop/',
    summary: 'Show a part of the image, in a frame of 16 by 9, or all of it again; the picture it is cut from stays',
    params: inClientWithId,
    body: z.object({ crop: z.nullable(z.object(cropFields)) }),
    response: EventRecord,
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/image/',
    summary: 'Take the image of an event away',
    params: inClientWithId,
    response: EventRecord,
  }),
  syllabus: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/sheet.pdf',
    summary: 'The pedagogical sheet of a training as a file, for whoever reads its page (FOR-20)',
    access: 'public',
    params: inClientWithId,
    streams: ['application/pdf'],
    perMinute: 30,
  }),
  previewPage: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/preview/',
    summary: 'Address of the public page before publication, readable for seven days by whoever holds it',
    params: inClientWithId,
    response: z.object({ url: z.string() }),
  }),
}
