import { billWords } from '@kxo/domain/billing/words'
import { formatRange } from '@kxo/domain/kernel/dates'
import { ofRegion } from '@kxo/domain/kernel/geography'
import { printHours } from '@kxo/domain/kernel/hours'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import type { Language } from '@kxo/domain/kernel/language'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type AgreementKind, agreementKind, printWords as w } from '@kxo/domain/signatures/agreement-legal'
import type { AgreementContent } from '@kxo/domain/signatures/content'
import { signaturesWords } from '@kxo/domain/signatures/words'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'

/** A signature as it is printed; `image` names one of the request’s images. */
export type PrintedSignature = {
  side: 'party' | 'body'
  name: string
  at: Date
  image: string | null
  typed_name: string | null
  identifier: string
  mode: string
  address: string
  user_agent: string
  consent: string
  document_digest: string
  chain_digest: string
}
type Side = { title: string; lines: string[] }
type Article = { title: string; blocks: string[] }
/** What agreement.typ reads. */
export type AgreementPrint = {
  letterhead: Letterhead
  title: string
  reference: string
  law: string
  between: string
  and: string
  sides: [Side, Side]
  articles: Article[]
  signatures: { title: string; boxes: { title: string; who: string; image: string | null; typed: string | null; signed: string | null }[] }
  proof: { title: string; intro: string; heads: string[]; rows: string[][]; sealed: string | null } | null
}

const laws: Record<AgreementKind, Sentence> = {
  convention: w.lawConvention,
  individual: w.lawIndividual,
  subcontract: w.lawSubcontract,
  service: w.lawService,
}

/** A digest in groups of eight, so that it can wrap and be compared by eye. */
const shownDigest = (digest: string) => digest.replace(/(.{8})(?=.)/g, '$1 ')

function bodyLines({ body }: AgreementContent, { say }: Language): string[] {
  const { name, address, siret, representative, activity_number: number, activity_region: region } = body
  return [
    name,
    address,
    siret && `SIRET ${shownSiret(siret)}`,
    number && region && say(billWords.activityNumber, { number, of_region: ofRegion(region) }),
    representative && say(w.representedBy, { name: representative }),
  ].filter((line) => line !== '')
}

function partyLines({ party }: AgreementContent, { say }: Language): string[] {
  const { name, address, siret, representative } = party
  return [name, address, siret && `SIRET ${shownSiret(siret)}`, representative && say(w.representedBy, { name: representative })].filter(
    Boolean,
  )
}

function priceText({ amount, amount_ht, payment_terms }: AgreementContent, { say, locale }: Language): string[] {
  const money = (cents: number): string => formatMoney(cents, locale)
  const price =
    amount === amount_ht ? say(w.priceNet, { amount: money(amount) }) : say(w.priceText, { amount: money(amount), ht: money(amount_ht) })
  return [price, payment_terms]
}

/** The agreement as it is signed, article by article (FOR-02, FOR-04), then its signatures and, once all are given, its proof page (FOR-33). */
export function agreementPrint(
  {
    kind,
    reference,
    content,
    signatures,
    sealed_at,
  }: {
    kind: AgreementKind
    reference: string
    content: AgreementContent
    signatures: readonly PrintedSignature[]
    sealed_at: Date | null
  },
  letterhead: Letterhead,
  language: Language,
): AgreementPrint {
  const { say, locale } = language
  const { start_date, end_date, time_zone: zone, minutes, place } = content
  const period = [
    minutes > 0 ? say(w.hoursOf, { hours: printHours(minutes, locale) }) : '',
    start_date ? formatRange(start_date, end_date ?? start_date, locale, { zone, times: false }) : '',
    place,
  ]
  const article = (title: Sentence, ...blocks: string[]): Article => ({
    title: say(title),
    blocks: blocks.flatMap((text) => text.split('\n')).filter(Boolean),
  })
  const articles = [
    article(w.object, say(w.natureText, { title: content.title })),
    article(w.objective, content.objective),
    article(w.programme, content.programme),
    article(w.period, period.filter(Boolean).join(' – ')),
    article(w.headcount, content.headcount),
    article(w.learners, content.learners.join(', ')),
    article(w.priorLevel, content.prior_level),
    article(w.methods, content.methods),
    article(w.assessment, content.assessment),
    article(w.sanction, content.sanction),
    article(w.trainers, content.trainer_titles),
    article(w.price, ...priceText(content, language)),
    ...(kind === 'individual' ? [article(w.withdrawal, say(w.withdrawalText))] : []),
    article(w.earlyEnd, content.early_end),
    article(w.disability, content.disability_referent),
    ...(kind === 'convention' || kind === 'individual' ? [article(w.annexes, say(w.annexesText))] : []),
  ].filter(({ blocks }) => blocks.length > 0)
  const boxOf = (side: 'party' | 'body') => {
    const signature = signatures.find((one) => one.side === side)
    const { name, representative } = content[side]
    return {
      title: say(side === 'body' ? w.body : w.party),
      who: signature?.name ?? (representative || name),
      image: signature?.image ?? null,
      typed: signature?.typed_name ?? null,
      signed: signature ? say(signaturesWords.signedOn, { at: signature.at }) : null,
    }
  }
  const heads = ['proofWho', 'proofAt', 'proofHow', 'proofDevice', 'proofConsent', 'proofDigests'] as const
  return {
    letterhead,
    title: say(agreementKind.labelOf(kind)),
    reference,
    law: say(laws[kind]),
    between: say(w.between),
    and: say(w.and),
    sides: [
      { title: say(w.body), lines: bodyLines(content, language) },
      { title: say(w.party), lines: partyLines(content, language) },
    ],
    articles,
    signatures: { title: say(w.signatures), boxes: [boxOf('body'), boxOf('party')] },
    proof: sealed_at
      ? {
          title: say(w.proofTitle),
          intro: say(w.proofIntro),
          heads: heads.map((key) => say(signaturesWords[key])),
          rows: signatures.map((one) => [
            one.name,
            one.at.toISOString().replace('T', ' ').replace('Z', ''),
            `${one.mode} – ${one.identifier}`,
            `${one.address} – ${one.user_agent}`,
            one.consent,
            `${shownDigest(one.document_digest)} / ${shownDigest(one.chain_digest)}`,
          ]),
          sealed: say(signaturesWords.sealedNote, { at: sealed_at }),
        }
      : null,
  }
}
