import type { CancelTerms } from '@kxo/domain/registrations/cancelling/cancel-contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { CancelTermsRead } from './cancel-terms-read.tsx'

const terms: CancelTerms = {
  limit: null,
  is_open: true,
  rate: 30,
  ground: 'exception',
  withdrawal_until: null,
  fee: 3600,
  paid: 0,
  refund: 0,
  due: 3600,
  owed: [
    { name: 'Atlas', due: 2000, refund: 0 },
    { name: null, due: 1600, refund: 0 },
  ],
  scale: [],
}
afterEach(cleanup)

test('what is left to pay after a cancellation stands beside the name of each who owes it', async () => {
  showPage(() => <CancelTermsRead terms={terms} />)
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^Payé0,00/),
    expect.stringMatching(/^Retenu36,00/),
    expect.stringMatching(/^Rendu0,00/),
    expect.stringMatching(/^Reste à payer par Atlas20,00/),
    expect.stringMatching(/^Reste à payer16,00/),
  ])
})
