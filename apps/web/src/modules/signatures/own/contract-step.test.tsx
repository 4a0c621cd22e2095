import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import { ownOnWire, serveAgreements } from '../agreement-fixture.ts'
import ContractStep from './contract-step.tsx'

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
const individual = { ...ownOnWire, kind: 2, company_id: null, user_id: 31 }
function show(drawn: object, answers: NonNullable<Parameters<typeof serveAgreements>[0]>['answers'] = {}, agreement: object = individual) {
  const served = serveAgreements({
    reads: { 'own-contracts/12/': agreement },
    answers: { 'guests/40/contract/': { body: drawn }, ...answers },
  })
  showPage(() => <ContractStep registration={40} />)
  return served
}

test('FOR-10 the contract is drawn up as one arrives, read, and signed on the spot', async () => {
  const signed = {
    ...individual,
    is_turn: false,
    signed: 1,
    people: [{ ...ownOnWire.people[0], signed_at: '2027-03-01T10:00:00Z' }, ownOnWire.people[1]],
  }
  const { sent } = show({ contract: 12, lacking: [] }, { 'own-contracts/12/signature/': { status: 201, body: signed } })
  await screen.findByText(/vous pourrez renoncer sans motif jusqu’au/)
  expect(screen.queryByRole('button', { name: 'Refuser de signer' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /lu le document/ }))
  fireEvent.click(screen.getByRole('button', { name: /nom|clavier|saisir/i }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Sandrine Bertholet' } })
  fireEvent.click(screen.getByRole('button', { name: 'Signer' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['POST guests/40/contract/', 'POST own-contracts/12/signature/']))
})

test('what the organiser lacks is said in plain words, and nothing is to sign', async () => {
  show({ contract: null, lacking: ['trainers', 'activity_number'] })
  await screen.findByText(
    /L’organisateur n’a pas encore indiqué les diplômes, titres ou références des formateurs.*son numéro de déclaration/,
  )
  expect(screen.getByText(/votre place reste gardée/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Signer' })).toBeNull()
})

test('one the organisation prepared and has not sent is announced by a mail', async () => {
  show({ contract: null, lacking: [] })
  await screen.findByText(/un mail vous dira quand le signer/)
  expect(screen.queryByText(/n’a pas encore indiqué/)).toBeNull()
})

test('a contract being printed is not signed yet', async () => {
  show({ contract: 12, lacking: [] }, {}, { ...individual, sha256: null })
  await screen.findByText('Le document est en cours de préparation.')
  expect(screen.queryByRole('button', { name: 'Signer' })).toBeNull()
})
