import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../platform/viewer-fixtures.ts'
import { readQuestion } from '../../ui/overlay/confirm.ts'
import { MailList } from './mail-list.tsx'

const mail = {
  id: 7,
  moment: 'create_guest',
  user: 3,
  recipient: 'zoe@exemple.fr',
  recipient_name: 'Zoé Roy',
  subject: 'Votre place',
  status: 7,
  tries: 3,
  reason: '550',
  attachments: [],
  created_at: '2026-11-20T09:00:00Z',
  send_at: '2026-11-20T09:00:00Z',
  sent_at: null,
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  sender_name: '',
  about: [],
}
const failing = 'Adresse en échec depuis le 05/03/2026 (550 5.1.1 Unknown user).'
let left: { reason: string; count: number; names: string[] }[]
let resent: string[]
beforeEach(() => {
  left = []
  resent = []
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url.includes('/mails/resend/')
      ? { total: 1, changed: 1 - left.length, left }
      : url.includes('/mails/7/resend/')
        ? { resent: resent.push(url) }
        : url.includes('/mails/7/')
          ? mail
          : { results: [], count: 0, page: 1, page_size: 25 }
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const resend = async () => {
  const page = showPage(() => <MailList savedAs="mails" empty={{ sentence: 'Rien' }} />, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never }),
    path: '/admin/mails',
    at: '/admin/mails?mail=7',
  })
  fireEvent.click(await screen.findByText('Renvoyer'))
  await waitFor(() => expect(readQuestion()).not.toBeNull())
  return page
}

test('a mail whose address fails says why before anything leaves, and leads to the list that holds it back', async () => {
  left = [{ reason: failing, count: 1, names: ['Zoé Roy'] }]
  const { history } = await resend()
  expect(readQuestion()).toMatchObject({ message: failing })
  readQuestion()!.answer(true)
  await waitFor(() => expect(history.location.href).toBe('/admin/mails?status=suppressed'))
  expect(resent).toEqual([])
})

test('one whose address receives mails leaves again once it is agreed', async () => {
  await resend()
  expect(resent).toEqual([])
  readQuestion()!.answer(true)
  await waitFor(() => expect(resent).toHaveLength(1))
})
