import type { Upload } from './contract.ts'
import { errorList } from './errors.ts'

/** What every picture call accepts, and streams back: jpeg, png or gif, found by their bytes. */
export const imageUpload = { maxBytes: 5 * 1024 * 1024, accept: ['image/jpeg', 'image/png', 'image/gif'] } as const satisfies Upload

/** Largest side kept, in pixels: browsers shrink to it before sending. */
export const pictureSide = 512
/** Largest side the server takes from whoever did not shrink. */
export const maxImageSide = 4096

export const imageErrors = errorList({
  unreadableImage: { http: 422, fr: 'Erreur lors de chargement de l’image', en: 'Error while loading the image' },
  imageTooWide: {
    http: 422,
    fr: 'Cette image dépasse {max} pixels de côté. Réduisez-la puis réessayez.',
    en: 'This image is larger than {max} pixels on a side. Shrink it and try again.',
  },
})
