import { documentSignature, ownAgreements } from '@kxo/domain/signatures/paths'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { ownOnWire, serveAgreements } from '../agreement-fixture.ts'
import AgreementsPage from './agreements-page.tsx'
import SignaturePage from './signature-page.tsx'

// A canvas that draws nothing: names are typed here.
vi.mock('signature_pad', () => ({
  default: class {
    toData = () => []
    clear() {}
    fromData() {}
    addEventListener() {}
    off() {}
  },
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) toast.dismiss(id)
})
function show(agreement: object, answers: Parameters<typeof serveAgreements>[0] = {}) {
  const served = serveAgreements({ reads: { 'own-contracts/12/': { ...ownOnWire, ...agreement } }, ...answers })
  showPage(SignaturePage, { path: documentSignature.pattern.replaceAll(/:(\w+)/g, '$$$1'), at: documentSignature(12) })
  return served
}
const typeName = () => {
  fireEvent.click(screen.getByRole('button', { name: /nom|clavier|saisir/i }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Sandrine Bertholet' } })
}

test('one reads what one signs, says one has read it, then signs that very content', async () => {
  const signed = {
    ...ownOnWire,
    is_turn: false,
    signed: 1,
    people: [{ ...ownOnWire.people[0], signed_at: '2027-03-01T10:00:00Z' }, ownOnWire.people[1]],
  }
  const { sent } = show({ revision: 3 }, { answers: { 'own-contracts/12/signature/': { status: 201, body: signed } } })
  await screen.findByText('Désamorcer')
  expect(screen.getByText(/Yanis Hamidi, Corinne Vasseur/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Signer' }))
  expect(screen.getByRole('alert').textContent).toBe('Cochez que vous avez lu le document.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'J’ai lu le document jusqu’au bout' }))
  fireEvent.click(screen.getByRole('button', { name: 'Signer' }))
  expect(screen.getByRole('alert').textContent).toMatch(/saisissez votre nom/)
  expect(sent).toEqual([])
  typeName()
  fireEvent.click(screen.getByRole('button', { name: 'Signer' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: 'POST own-contracts/12/signature/',
        body: { revision: 3, consent_version: '2026-12', typed_name: 'Sandrine Bertholet' },
      },
    ]),
  )
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual([w.signedThanks]))
})

test('FOR-33: by a personal link one asks for a code, and signs with it', async () => {
  const codes = [
    { by: 'mail', to: 's…@tissages.test' },
    { by: 'sms', to: '06 •• •• •• 12' },
  ]
  const { sent } = show(
    { codes },
    {
      answers: {
        'own-contracts/12/signature-codes/': { status: 201, body: { to: '06 •• •• •• 12' } },
        'own-contracts/12/signature/': { status: 201, body: { ...ownOnWire, is_turn: false, signed: 1 } },
      },
    },
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: /lu le document/ }))
  fireEvent.click(screen.getByRole('button', { name: /nom|clavier|saisir/i }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Votre nom et votre prénom' }), { target: { value: 'Sandrine Bertholet' } })
  fireEvent.click(screen.getByRole('button', { name: 'Signer' }))
  expect(screen.getByRole('alert').textContent).toBe('Saisissez le code reçu.')
  fireEvent.click(screen.getByRole('button', { name: 'Recevoir un code par SMS' }))
  await screen.findByText(/Code envoyé à 06 •• •• •• 12/)
  fireEvent.change(screen.getByRole('textbox', { name: 'Code de signature' }), { target: { value: '123 456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Signer' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { path: 'POST own-contracts/12/signature-codes/', body: { by: 'sms' } },
      {
        path: 'POST own-contracts/12/signature/',
        body: { revision: 1, consent_version: '2026-12', code: '123 456', typed_name: 'Sandrine Bertholet' },
      },
    ]),
  )
})

test('FOR-11: who pays alone reads until when they may withdraw, before they sign', async () => {
  show({ kind: 2, company_id: null, user_id: 7 })
  await screen.findByText(/vous pourrez renoncer sans motif jusqu’au/)
  cleanup()
  show({})
  await screen.findByText('Désamorcer')
  expect(screen.queryByText(/renoncer sans motif/)).toBeNull()
})

test('another’s turn, a time that is over and a document being prepared are said, and nothing is signed', async () => {
  show({ is_turn: false, people: [{ ...ownOnWire.people[1], is_self: false }, { ...ownOnWire.people[0] }] })
  await screen.findByText('En attente de Claire Martin.')
  cleanup()
  show({ is_turn: false, is_expired: true })
  await screen.findByText(/Le délai de signature est passé/)
  cleanup()
  show({ sha256: null })
  await screen.findByText('Le document est en cours de préparation.')
  expect(screen.queryByRole('button', { name: 'Signer' })).toBeNull()
})

test('a content that changed meanwhile is said by the refusal of the server', async () => {
  const refusal = {
    status: 409,
    body: { code: 'contentChanged', message: 'Le contenu a changé\u00A0: une nouvelle signature est nécessaire.' },
  }
  show({}, { answers: { 'own-contracts/12/signature/': refusal } })
  fireEvent.click(await screen.findByRole('checkbox', { name: /lu le document/ }))
  typeName()
  fireEvent.click(screen.getByRole('button', { name: 'Signer' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/Le contenu a changé/))
})

test('one refuses with a reason', async () => {
  const { sent } = show({}, { answers: { 'own-contracts/12/rejection/': { body: { ...ownOnWire, status: 9, is_turn: false } } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Refuser de signer' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByRole('textbox'), { target: { value: 'Le prix a changé' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Refuser de signer' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST own-contracts/12/rejection/', body: { reason: 'Le prix a changé' } }]))
})

test('PRV-52: within the period, two buttons in the words of the law withdraw from the contract', async () => {
  const signed = { kind: 2, status: 6, is_turn: false, may_withdraw: true, withdrawal_until: '2999-03-15' }
  const { sent } = show(signed, { answers: { 'own-contracts/12/withdrawal/': { body: { ...ownOnWire, ...signed, may_withdraw: false } } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Renoncer au contrat ici' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmer la rétractation' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'POST own-contracts/12/withdrawal/', body: {} }]))
})

test('what is to sign stands apart from what is signed; with nothing, the page says so', async () => {
  const list = [ownOnWire, { ...ownOnWire, id: 13, event_title: 'Excel', is_turn: false, status: 6 }]
  serveAgreements({ reads: { 'own-contracts/': list } })
  showPage(AgreementsPage, { path: ownAgreements.pattern })
  const toSign = await screen.findByRole('region', { name: 'À signer' })
  expect(
    within(toSign)
      .getByRole('link', { name: /Lire et signer/ })
      .getAttribute('href'),
  ).toBe(documentSignature(12))
  expect(within(screen.getByRole('region', { name: 'Mes documents' })).getByText('Signé par tous.')).toBeDefined()
  cleanup()
  serveAgreements({ reads: { 'own-contracts/': [] } })
  showPage(AgreementsPage, { path: ownAgreements.pattern })
  await screen.findByText(/ni aucun contrat à afficher/)
})
