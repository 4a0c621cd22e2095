import { errorList } from '../kernel/errors.ts'

export const papersErrors = errorList({
  /** What is read is no longer what is published. */
  versionChanged: {
    http: 409,
    fr: 'Une nouvelle version vient d’être publiée\u00A0: relisez-la.',
    en: 'A new version has just been published: read it again.',
  },
})
