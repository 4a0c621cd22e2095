import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { MailDialog } from './mail-dialog.tsx'

const mail = {
  id: 7,
  moment: 'create_guest',
  user: 3,
  recipient: 'zoe@exemple.fr',
  recipient_name: 'Zoé Roy',
  subject: 'Votre place',
  status: 5,
  tries: 3,
  reason: null,
  attachments: [],
  created_at: '2026-11-20T09:00:00Z',
  send_at: '2026-11-20T09:00:00Z',
  sent_at: '2026-11-20T09:01:00Z',
  html: '<html><head></head><body>Bonjour</body></html>',
  text: 'Bonjour Zoé,\nvotre place vous attend.',
  sender_name: 'Le secrétariat',
  about: [
    { kind: 'person', label: 'Zoé Roy', href: '/admin/user/3' },
    { kind: 'event', label: 'Excel avancé', href: '/admin/event/9' },
  ],
}
beforeEach(() =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(mail), { headers: { 'content-type': 'application/json' } })),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a mail leads to whom and what it is about, says its attempts and its sender, and is read without its layout', async () => {
  showPage(() => <MailDialog id={7} onClose={() => undefined} onResend={() => undefined} />)
  expect((await screen.findByText('Zoé Roy')).getAttribute('href')).toBe('/admin/user/3')
  expect(screen.getByText('Excel avancé').getAttribute('href')).toBe('/admin/event/9')
  expect(screen.getByText('3 essais')).toBeTruthy()
  expect(screen.getByText('Expéditeur : Le secrétariat')).toBeTruthy()
  expect(screen.getByTitle('Message')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Texte seul'))
  expect(screen.getByText(/votre place vous attend/)).toBeTruthy()
  expect(screen.queryByTitle('Message')).toBeNull()
})
