import { fileURLToPath } from 'node:url'
import { makeLanguage } from '@kxo/domain/kernel/language'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { glossaryPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import { afterAll, describe, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine, renderDocument } from '../../../platform/pdf/render-document.ts'
import { attestationFixture, certificateFixture, documentLetterhead, ticketFixture } from '../document-fixtures.ts'
import { attestationPrint } from './attestation-print.ts'
import { actionNatureOf, certificatePrint } from './certificate-print.ts'
import { ticketPrint } from './ticket-print.ts'

const french = makeLanguage({ locale: 'fr', glossary: glossaryOf({}, glossaryPresets.training) })
const english = makeLanguage({ locale: 'en', glossary: glossaryOf({}, glossaryPresets.agency) })
const page = async (name: string, data: unknown, standard: 'a-3b' | 'ua-1' = 'ua-1') => {
  const template = fileURLToPath(new URL(`./${name}.typ`, import.meta.url))
  return (await printedText(await renderDocument({ template, data, standard, createdAt: new Date('2027-03-05T10:00:00Z') }))).join('\n')
}

afterAll(() => closePdfEngine())

describe('FOR-23 the ticket', () => {
  test.each(['a-3b', 'ua-1'] as const)('says who, when, where and what to bring (%s)', async (standard) => {
    const text = await page('ticket', ticketPrint(await ticketFixture(), documentLetterhead, french), standard)
    for (const expected of [
      'Convocation',
      'Élodie Œuvrard, nous avons le plaisir de vous accueillir du 3 au 4 mars 2027.',
      'mercredi 3 mars 2027',
      'Après-midi',
      '13 h 30 – 17 h',
      'salle Loire',
      'référent handicap',
      'Programme détaillé',
      'À présenter à l’accueil',
    ])
      expect(text).toContain(expected)
  })

  test('speaks the words of the tenant and the language of the reader', async () => {
    const ticket = await ticketFixture()
    const billet = makeLanguage({ locale: 'fr', glossary: glossaryOf({}, glossaryPresets.agency) })
    expect(ticketPrint(ticket, documentLetterhead, billet).title).toBe('Billet')
    const print = ticketPrint(ticket, documentLetterhead, english)
    expect(print.title).toBe('Ticket')
    expect(print.slots.rows[0]).toEqual(['Wednesday, 3 March 2027', 'Morning', '09:00 – 12:30', ''])
  })

  test('without code, place or slots it is still a document', async () => {
    const bare = { ...(await ticketFixture()), qr_svg: null, place: [], access: [], slots: [], documents: [] }
    const text = await page('ticket', ticketPrint({ ...bare, join_url: 'https://visio.example/x' }, documentLetterhead, french))
    expect(text).toContain('Rejoindre la visioconférence')
    expect(text).not.toContain('À présenter')
  })
})

describe('FOR-36 the attestation', () => {
  test.each(['a-3b', 'ua-1'] as const)('says objectives, nature, duration and results (%s)', async (standard) => {
    const text = await page('attestation', attestationPrint(attestationFixture, documentLetterhead, french), standard)
    for (const expected of [
      'Attestation de fin de formation',
      'Élodie Œuvrard',
      'Action de formation',
      'du 3 au 4 mars 2027',
      '13,75 h',
      'Acquis',
      'Non évalué',
      'Valable jusqu’au',
      '5 mars 2029',
      'Fait à Nantes, le 5 mars 2027',
    ])
      expect(text).toContain(expected)
    expect(text).not.toContain('L6353-1')
  })

  test('only an objective assessed as acquired is called so', () => {
    const { objectives } = attestationPrint(attestationFixture, documentLetterhead, french)
    const acquired = objectives!.rows.filter((row) => row.result === french.say({ fr: 'Acquis', en: '' }) || row.is_acquired)
    expect(acquired.map((row) => row.text)).toEqual(
      attestationFixture.objectives.filter(({ result }) => result === 'acquired').map(({ text }) => text),
    )
  })
})

describe('FOR-35 the certificate', () => {
  test('says the ministry’s words, the hours achieved and the undertaking', async () => {
    const text = await page('certificate', certificatePrint(certificateFixture, documentLetterhead, french))
    for (const expected of [
      'Certificat de réalisation',
      'représentant légal du dispensateur de l’action concourant au développement des compétences',
      'Atelier des Savoirs SAS',
      'Élodie Œuvrard',
      'Société L’Œuvre & Fils',
      'action de VAE',
      'qui s’est déroulée du 3 au 4 mars 2027',
      '13,75 heures effectivement',
      'pendant une durée de 3 ans à compter de la fin de l’année du dernier paiement',
      'mensuellement',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(expected)
  })

  test('an accompaniment to the VAE is one of its own', () => {
    expect([true, false].map((is_vae) => actionNatureOf({ is_vae }))).toEqual(['validation', 'training'])
  })

  test('exactly one of the four natures is ticked, and an apprenticeship counts months', () => {
    const print = certificatePrint(
      { ...certificateFixture, nature: 'apprenticeship', achieved: { unit: 'months', months: 11 } },
      documentLetterhead,
      english,
    )
    expect(print.nature.choices.map((choice) => choice.checked)).toEqual([false, false, false, true])
    expect(print.duration.value).toBe('11 mois effectivement réalisés')
    expect(print.dates).toBe('qui s’est déroulée du 3 au 4 mars 2027')
  })
})
