import { fileURLToPath } from 'node:url'
import type { Complaint } from '@kxo/domain/help/complaints-contract'
import { makeLanguage } from '@kxo/domain/kernel/language'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { afterAll, describe, expect, test } from 'vitest'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine, renderDocument } from '../../../platform/pdf/render-document.ts'
import { registerPrint } from './register-print.ts'

const french = makeLanguage({ locale: 'fr', glossary: glossaryOf({}) })
const letterhead: Letterhead = {
  locale: 'fr',
  title: 'Registre des réclamations',
  reference: 'Registre des réclamations',
  color: '#2f5bd0',
  issuer: { name: 'Atelier des Savoirs', lines: ['12 rue de la Fosse, 44000 Nantes'], logo: null },
  legal: ['Atelier des Savoirs SAS – SIRET 12345678200010'],
  page_word: 'Page',
  watermark: null,
}
const complaint = (overrides: Partial<Complaint> = {}): Complaint => ({
  id: 7,
  received_on: '2027-02-01',
  channel: 'Mail',
  person: 'Ana Roy',
  event: null,
  event_title: null,
  category: 'Accueil',
  gravity: 'major',
  owner: null,
  owner_name: null,
  statement: 'La salle n’était pas chauffée.\nRien à boire.',
  acknowledged_on: null,
  cause: '',
  action: '',
  closed_on: null,
  is_satisfied: null,
  acknowledgement_due: '2027-02-08',
  answer_due: '2027-02-15',
  is_late: true,
  version: 1,
  ...overrides,
})
const printed = async (complaints: Complaint[], isPart = false) => {
  const data = registerPrint({ complaints, today: '2027-03-05', isPart }, letterhead, french)
  const template = fileURLToPath(new URL('./register.typ', import.meta.url))
  return printedText(await renderDocument({ template, data, standard: 'ua-1', createdAt: new Date('2027-03-05T10:00:00Z') }))
}
afterAll(() => closePdfEngine())

describe('FOR-43 (31, 32) the printed register', () => {
  test('says of each complaint who, what, when it was due and what was done', async () => {
    const closed = complaint({
      id: 8,
      acknowledged_on: '2027-02-02',
      closed_on: '2027-02-10',
      cause: 'Chaudière en panne',
      action: 'Contrat d’entretien',
      is_satisfied: true,
      is_late: false,
      owner_name: 'Claire Moreau',
    })
    const [page] = await printed([complaint(), closed])
    for (const expected of [
      'Registre des réclamations',
      'Atelier des Savoirs',
      'Ana Roy',
      'Majeure',
      'Rien à boire.',
      'Accusé attendu le 08/02/2027',
      'Réponse attendue le 15/02/2027',
      'En retard',
      'Accusé le 02/02/2027',
      'Close le 10/02/2027',
      'Suivie par Claire Moreau',
      'Cause : Chaudière en panne',
      'Action : Contrat d’entretien',
      'La personne est satisfaite',
    ])
      expect(page?.replace(/\s+/g, ' ')).toContain(expected)
    expect(page).not.toContain('une partie du registre')
  })

  test('says when it is not the whole register', async () =>
    expect((await printed([complaint()], true))[0]).toContain('une partie du registre'))

  test('without a complaint is a dated proof', async () =>
    expect((await printed([]))[0]).toContain('Aucune réclamation enregistrée au 5 mars 2027.'))

  test('goes on over pages, heads repeated', async () => {
    const pages = await printed(Array.from({ length: 80 }, (_, index) => complaint({ id: index + 1 })))
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page).toContain('Cause et action')
  })
})
