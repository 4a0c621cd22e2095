import { documentOfParagraphs } from '@kxo/domain/mailing/templates/written-text'
import type { MailTemplate } from '@kxo/domain/mailing/templates-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import TemplatePage from './template-page.tsx'

const saying = (body: string) => ({
  subject: 'Merci\u00A0: {{event.name}}',
  preview_text: '',
  body: documentOfParagraphs(body),
  button: '',
  second_button: null,
  attachments: [],
})
const text = { ...saying('Merci.'), is_own: false, version: 0 }
const setting = {
  is_on: true,
  timing: null,
  business_days: false,
  conditions: [],
  sender_name: '',
  reply_to: '',
  copy_to: [],
  copy_roles: [],
  removed_roles: [],
  by_mail: true,
  by_bell: false,
  by_push: true,
}
let template: MailTemplate
let saved: string[]
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  template = {
    moment: 'thank_guest',
    ...setting,
    fr: text,
    en: text,
    has_sms: null,
    own_fields: [{ key: 'contact.own.regime', label: 'Régime alimentaire', kind: 'text' as const }],
    scopes: [{ scope: 'tenant', scope_key: '', label: '' }],
    versions: [],
  }
  saved = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (url.includes('/preview/')) return answer({ subject: 'Merci\u00A0: Excel', html: '<p>Merci.</p>', text: 'Bonjour Léa Martin,' })
    if (url.includes('/mail-scopes/')) return answer([])
    if (method === 'PATCH') {
      saved.push(decodeURIComponent(String(body)).replaceAll('+', ' '))
      return answer(template)
    }
    if (url.includes('/versions/') && method === 'POST') {
      saved.push(decodeURIComponent(String(body)).replaceAll('+', ' '))
      return answer({ version: 1 })
    }
    return answer(template)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = (moment = 'thank_guest') =>
  showPage(TemplatePage, { path: '/admin/mails/templates/$moment', at: `/admin/mails/templates/${moment}` })

test('a message is rewritten with a field from the menu, seen as it would leave, and saved as a version', async () => {
  show()
  const body = await screen.findByRole('textbox', { name: 'Message' })
  fireEvent.click(screen.getAllByText('Insérer un champ')[1]!)
  fireEvent.click(await screen.findByText('Prénom'))
  fireEvent.change(await screen.findByLabelText('Si vide'), { target: { value: 'à vous' } })
  fireEvent.click(screen.getByRole('button', { name: 'Insérer' }))
  await waitFor(() => expect(body.textContent).toContain('{{contact.first_name|à vous}}'))
  fireEvent.click(screen.getAllByText('Insérer un champ')[1]!)
  fireEvent.click(await screen.findByText('Régime alimentaire'))
  fireEvent.click(await screen.findByRole('combobox', { name: 'Format' }))
  fireEvent.click(await screen.findByText('Tout en capitales'))
  fireEvent.click(screen.getByRole('button', { name: 'Insérer' }))
  await waitFor(() => expect(body.textContent).toContain('{{contact.own.regime:upper}}'))
  // A picture is written one way: there is nothing to choose but what is said without it.
  fireEvent.click(screen.getAllByText('Insérer un champ')[1]!)
  fireEvent.click(await screen.findByText('Logo de l’organisation'))
  await screen.findByLabelText('Si vide')
  expect(screen.queryByRole('combobox', { name: 'Format' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Insérer' }))
  await waitFor(() => expect(body.textContent).toContain('{{org.logo}}'))
  await screen.findByText(/Merci : Excel/)
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toContain('{{contact.first_name|à vous}}')
}, 30_000)

test('a paragraph is shown on a condition, saved with it, and its condition reads in words', async () => {
  show()
  const body = await screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 })
  fireEvent.click(screen.getByRole('button', { name: 'Afficher si' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Poser la condition' }))
  await waitFor(() => expect(body.textContent).toContain('Afficher si\u00A0: La personne est rattachée à une entreprise\u00A0: oui'))
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toContain('shownIf')
  fireEvent.click(screen.getByRole('button', { name: 'Toujours afficher' }))
  await waitFor(() => expect(body.textContent).not.toContain('Afficher si'))
}, 30_000)

test('a former version is laid back in the form', async () => {
  template = {
    ...template,
    versions: [
      {
        id: 1,
        language: 'fr',
        version: 1,
        ...saying('Ancien texte'),
        by_name: 'Inès Faure',
        reason: 'Ton plus simple',
        is_active: false,
        created_at: new Date('2026-11-20'),
      },
    ],
  }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Comparer la version 1' }))
  const body = await screen.findByRole('region', { name: 'Message' })
  expect([...body.querySelectorAll('del, ins')].map((line) => [line.tagName, line.textContent])).toEqual([
    ['DEL', 'Ancien texte'],
    ['INS', 'Merci.'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre la version 1', hidden: true }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message', hidden: true }).textContent).toBe('Ancien texte'))
})

test('a text for one event says that it starts from the common one, and is saved as new', async () => {
  show('thank_guest?scope=event&scope_key=12')
  expect(await screen.findByText(/Rien n’est encore écrit pour ce cas/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatch(/"scope":"event","scope_key":"12".*"is_new":true/)
})

test('whoever a message is for can be removed while somebody receives it, and who funds has a copy', async () => {
  show('pay_guest')
  const field = await screen.findByRole('combobox', { name: 'Destinataires' })
  fireEvent.click(field)
  fireEvent.click(await screen.findByRole('option', { name: 'Qui paie' }))
  expect(await screen.findByText(/n’aurait plus aucun destinataire/)).toBeTruthy()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer l’envoi' })
  expect(save.disabled).toBe(true)
  fireEvent.click(await screen.findByRole('option', { name: 'Le financeur' }))
  expect(save.disabled).toBe(false)
  fireEvent.click(save)
  await waitFor(() => expect(saved.at(-1)).toContain('"removed_roles":["payer"]'))
  expect(saved.at(-1)).toContain('"copy_roles":["funder"]')
})

test('a message the law or security addresses keeps its recipients and says why', async () => {
  show('validation_code')
  expect(await screen.findByText(/à son destinataire, et à personne d’autre/)).toBeTruthy()
})

test('a fixed text is shown as such', async () => {
  show('suspension_notice')
  expect(await screen.findByText('Ce message garde les mots de la plateforme.')).toBeTruthy()
})
