import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { WalletButtons } from './wallet-buttons.tsx'
import WalletsPage from './wallets-page.tsx'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
let keys: object
let sent: Record<string, unknown>[]
beforeEach(() => {
  keys = { apple: null, google: null }
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'GET') return json(keys)
    sent.push(JSON.parse(body))
    return json({ message: 'Mot de passe incorrect pour ce fichier .p12.', code: 'wrongKeyPassword' }, 422)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a certificate is chosen with its password, and what is wrong with it stays beside the form', async () => {
  showPage(WalletsPage)
  const apple = await screen.findByRole('region', { name: 'Apple Wallet' })
  const [save] = screen.getAllByRole('button', { name: 'Vérifier et enregistrer' })
  fireEvent.submit(save!.closest('form')!)
  expect(await screen.findByText('Choisissez un fichier.')).toBeTruthy()
  const chosen = new File(['abc'], 'billets.p12')
  fireEvent.change(apple.querySelector('input[type=file]')!, { target: { files: [chosen] } })
  fireEvent.change(screen.getByLabelText('Mot de passe du fichier'), { target: { value: 'autre' } })
  fireEvent.submit(save!.closest('form')!)
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Mot de passe incorrect pour ce fichier .p12.')
  await waitFor(() => expect(sent).toEqual([{ certificate: 'YWJj', password: 'autre', intermediate: null }]))
})

test('keys in use show whose they are and until when', async () => {
  keys = {
    apple: {
      state: 'expiring',
      pass_type: 'pass.test.kxo',
      team: 'TEAM123456',
      owner: 'Forma',
      expires_at: '2026-12-20T08:00:00.000Z',
      chain_expires_at: '2030-02-20T08:00:00.000Z',
    },
    google: null,
  }
  showPage(WalletsPage)
  expect(await screen.findByText('pass.test.kxo')).toBeTruthy()
  expect(screen.getByText('20 décembre 2026')).toBeTruthy()
  expect(screen.getByText('Expire bientôt')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remplacer' }))
  expect(screen.getByLabelText('Mot de passe du fichier')).toBeTruthy()
})

test('a phone is offered its own wallet, a computer both, and nobody one without keys', async () => {
  const wallet = { apple: 'https://essai.test/apple/', google: 'https://essai.test/google/' }
  const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
  const shown = async (agent: string, of: typeof wallet | { apple: null; google: null }) => {
    vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: agent } }))
    showPage(() => (
      <>
        <p>Billet</p>
        <WalletButtons wallet={of} />
      </>
    ))
    await screen.findByText('Billet')
    const found = names()
    cleanup()
    return found
  }
  expect(await shown('Mozilla/5.0 (iPhone)', wallet)).toEqual(['Ajouter à Apple Wallet'])
  expect(await shown('Mozilla/5.0 (Linux; Android 16)', wallet)).toEqual(['Ajouter à Google Wallet'])
  expect(await shown('Mozilla/5.0 (X11)', wallet)).toEqual(['Ajouter à Apple Wallet', 'Ajouter à Google Wallet'])
  expect(await shown('Mozilla/5.0 (iPhone)', { apple: null, google: null })).toEqual([])
})
