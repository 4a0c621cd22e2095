import type { MailTemplate } from '@kxo/domain/mailing/templates-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import TemplatePage from './template-page.tsx'

const text = { subject: 'Merci\u00A0: {{event.name}}', body: 'Merci.', is_own: false, version: 0 }
let template: MailTemplate
let saved: string[]
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  template = { moment: 'thank_guest', is_on: true, fr: text, en: text, versions: [] }
  saved = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (url.includes('/preview/')) return answer({ subject: 'Merci\u00A0: Excel', html: '<p>Merci.</p>', text: 'Bonjour Léa Martin,' })
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
  const body = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Message/ })
  fireEvent.change(body, { target: { value: 'Bonne route, ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Insérer un champ' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Prénom ?Léa$/, hidden: true }))
  await waitFor(() => expect(body.value).toContain('{{contact.first_name}}'))
  await screen.findByText(/Merci : Excel/)
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toContain('{{contact.first_name}}')
})

test('a former version is laid back in the form', async () => {
  template = {
    ...template,
    versions: [
      {
        id: 1,
        language: 'fr',
        version: 1,
        subject: 'Ancien objet',
        body: 'Ancien texte',
        is_active: false,
        created_at: new Date('2026-11-20'),
      },
    ],
  }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Reprendre la version 1' }))
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toBe('Ancien texte'))
})

test('a fixed text is shown as such', async () => {
  show('limit_reached')
  expect(await screen.findByText('Ce message garde les mots de la plateforme.')).toBeTruthy()
})
