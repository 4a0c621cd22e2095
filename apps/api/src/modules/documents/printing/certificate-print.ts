import { certificateWords } from '@kxo/domain/documents/attestation-legal'
import { formatRange } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import type { Language } from '@kxo/domain/kernel/language'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { type Signatory, type SignaturePrint, type Verification, verificationPrint } from './attestation-print.ts'

export const actionNatures = ['training', 'assessment', 'validation', 'apprenticeship'] as const
export type ActionNature = (typeof actionNatures)[number]
/** What a session is among the actions the law names (FOR-35). */
export const actionNatureOf = ({ is_vae }: { is_vae: boolean }): ActionNature => (is_vae ? 'validation' : 'training')

/** What a certificat de réalisation says (FOR-35): one per learner and action, once the sheets are locked. */
export type CertificateDocument = {
  issuer: string
  learner: { name: string; employer: string | null }
  title: string
  nature: ActionNature
  start: Date
  end: Date
  /** Hours really done, never the planned ones; whole months for an apprenticeship. */
  achieved: { unit: 'hours'; minutes: number } | { unit: 'months'; months: number }
  signatory: Signatory
  verification: Verification | null
}

/** What certificate.typ reads. */
export type CertificatePrint = {
  letterhead: Letterhead
  title: string
  undersigned: string
  issuer: string
  attest: string
  learner: string
  employee: { label: string; name: string } | null
  followed: string
  subject: string
  nature: { title: string; choices: { label: string; checked: boolean }[] }
  dates: string
  duration: { label: string; value: string }
  undertaking: string
  signature: SignaturePrint
  notes: string[]
}

/** The printed certificate, in the wording of the ministry's model; only the provider signs it. */
export function certificatePrint(document: CertificateDocument, letterhead: Letterhead, language: Language): CertificatePrint {
  const { say, zone } = language
  const words = certificateWords
  const { signatory, achieved, learner } = document
  return {
    letterhead,
    title: say(words.title),
    undersigned: say(words.undersigned, { signatory: signatory.name }),
    issuer: document.issuer,
    attest: say(words.attest),
    learner: learner.name,
    employee: learner.employer === null ? null : { label: say(words.employee), name: learner.employer },
    followed: say(words.followed),
    subject: document.title,
    nature: {
      title: say(words.nature),
      choices: actionNatures.map((nature) => ({ label: say(words[nature]), checked: nature === document.nature })),
    },
    dates: say(words.dates, { dates: formatRange(document.start, document.end, 'fr', { zone, times: false }) }),
    duration: {
      label: say(words.duration),
      value:
        achieved.unit === 'hours'
          ? say(words.hours, { amount: printHours(achieved.minutes, 'fr') })
          : say(words.months, { amount: achieved.months }),
    },
    undertaking: say(words.undertaking),
    signature: {
      made: say(words.made, { city: signatory.city, day: signatory.day }),
      title: say(words.signature),
      who: `${signatory.name}, ${signatory.role}`,
      image: signatory.image,
      stamp: signatory.stamp,
      verification: verificationPrint(document.verification, language),
    },
    notes: [say(words.transition), say(words.remote)],
  }
}
