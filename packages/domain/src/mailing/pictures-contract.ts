import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { imageUpload } from '../kernel/images.ts'
import { optionally } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'

export const picturesContract = {
  setMailImage: endpoint({
    method: 'POST',
    path: '/set-mail-img/',
    summary: 'Keep a picture for a message; its address is answered',
    upload: imageUpload,
    /** The person it is for, when the message is for one. */
    body: z.object({ user_id: optionally(wire.id) }),
    response: z.object({ url: z.string() }),
    stale: [],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/clients/:client/pictures/:token/',
    summary: 'A picture of a message, or of a page anybody may read',
    access: 'public',
    params: z.object({ client: z.string(), token: z.string().check(z.maxLength(100)) }),
    streams: [...imageUpload.accept, 'image/webp', 'image/avif'],
  }),
}
