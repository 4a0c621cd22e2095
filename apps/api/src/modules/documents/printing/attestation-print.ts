import { attestationWords } from '@kxo/domain/documents/attestation-legal'
import { formatDate, formatRange } from '@kxo/domain/kernel/dates'
import { printHours } from '@kxo/domain/kernel/hours'
import type { Language } from '@kxo/domain/kernel/language'
import type { Fact, Letterhead } from '../../../platform/pdf/letterhead.ts'

/** Who signs for the issuer. `image` and `stamp` name images of the request. */
export type Signatory = { name: string; role: string; city: string; day: string; image: string | null; stamp: string | null }
/** Where anybody checks a proof, and its QR code as SVG. */
export type Verification = { url: string; svg: string }
export type Achievement = 'acquired' | 'partial' | 'missed' | 'unassessed'

/** What an attestation says (FOR-36): an objective is called acquired only when its assessment found it so. */
export type AttestationDocument = {
  issuer: string
  learner: { name: string; company: string | null }
  title: string
  nature: string
  start: Date
  end: Date
  /** Minutes really followed: signed half-days less recorded lateness (FOR-32). */
  achieved_minutes: number
  place: string
  objectives: { text: string; result: Achievement }[]
  /** The last day it is valid, where it expires. */
  valid_until: string | null
  assessment_method: string | null
  /** A training in the sense of the labour code. */
  is_training: boolean
  signatory: Signatory
  verification: Verification | null
}

export type SignaturePrint = {
  made: string
  title: string
  who: string
  image: string | null
  stamp: string | null
  verification: (Verification & { caption: string; alt: string }) | null
}

export const verificationPrint = (verification: Verification | null, { say }: Language): SignaturePrint['verification'] =>
  verification && { ...verification, caption: say(attestationWords.verify), alt: say(attestationWords.verifyCode) }

/** What attestation.typ reads. */
export type AttestationPrint = {
  letterhead: Letterhead
  title: string
  statement: string
  learner: string
  company: string | null
  followed: string
  subject: string
  facts: Fact[]
  objectives: { heads: [string, string]; rows: { text: string; result: string; is_acquired: boolean }[] } | null
  assessment: string | null
  legal_basis: string | null
  signature: SignaturePrint
}

/** The printed attestation. */
export function attestationPrint(document: AttestationDocument, letterhead: Letterhead, language: Language): AttestationPrint {
  const { say, locale, zone } = language
  const words = attestationWords
  const { signatory } = document
  return {
    letterhead,
    title: say(words.title),
    statement: say(words.statement, { signatory: signatory.name, role: signatory.role, issuer: document.issuer }),
    learner: document.learner.name,
    company: document.learner.company,
    followed: say(words.followed),
    subject: document.title,
    facts: [
      { label: say(words.nature), value: document.nature },
      { label: say(words.period), value: formatRange(document.start, document.end, locale, { zone, times: false }) },
      { label: say(words.duration), value: say(words.hours, { hours: printHours(document.achieved_minutes, locale) }) },
      { label: say(words.place), value: document.place },
      ...(document.valid_until === null
        ? []
        : [{ label: say(words.validUntil), value: formatDate(document.valid_until, locale, { style: 'long' }) }]),
    ],
    objectives:
      document.objectives.length === 0
        ? null
        : {
            heads: [say(words.objectives), say(words.result)],
            rows: document.objectives.map(({ text, result }) => ({ text, result: say(words[result]), is_acquired: result === 'acquired' })),
          },
    assessment: document.assessment_method && say(words.assessment, { method: document.assessment_method }),
    legal_basis: document.is_training ? say(words.legalBasis) : null,
    signature: {
      made: say(words.made, { city: signatory.city, day: signatory.day }),
      title: signatory.role,
      who: signatory.name,
      image: signatory.image,
      stamp: signatory.stamp,
      verification: verificationPrint(document.verification, language),
    },
  }
}
