import { expect, test } from 'vitest'
import { agreementKind } from './agreement-legal.ts'
import { partnerProposal, proposalFor } from './proposal.ts'

test('FOR-01: who pays decides the document, and says why', () => {
  expect(proposalFor({ payer: 'self', company_id: null })).toEqual({ kind: 'individual', reason: 'individual' })
  // Somebody who works at a company and pays alone signs for themselves.
  expect(proposalFor({ payer: 'self', company_id: 3 })).toEqual({ kind: 'individual', reason: 'individual' })
  expect(proposalFor({ payer: 'company', company_id: 3 })).toEqual({ kind: 'convention', reason: 'company' })
  expect(proposalFor({ payer: 'funder', company_id: 3 })).toEqual({ kind: 'convention', reason: 'funder' })
  expect(proposalFor({ payer: 'funder', company_id: null })).toEqual({ kind: 'convention', reason: 'selfEmployed' })
  expect(proposalFor({ payer: 'company', company_id: null })).toEqual({ kind: 'individual', reason: 'individual' })
})

test('FOR-01: another training body is a subcontractor, anybody else who teaches provides a service', () => {
  expect(partnerProposal('52441234567')).toEqual({ kind: 'subcontract', reason: 'subcontract' })
  expect([partnerProposal(null).kind, partnerProposal(' ').kind]).toEqual(['service', 'service'])
})

test('each kind is named as the law names it', () => {
  expect(agreementKind.keys.map((kind) => agreementKind.labelOf(kind).fr)).toEqual([
    'Convention de formation',
    'Contrat individuel de formation',
    'Contrat de sous-traitance',
    'Contrat de prestation',
  ])
})
