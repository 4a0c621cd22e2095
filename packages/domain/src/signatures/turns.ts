import type { SigningOrder, SigningSide } from './kinds.ts'

type Signatory = { side: SigningSide; signed_at: Date | null }

const firstSide: Record<SigningOrder, SigningSide> = { partyFirst: 'party', bodyFirst: 'body' }

/** Signatories in the order they sign. */
export const inOrder = <S extends { side: SigningSide }>(signatories: readonly S[], order: SigningOrder): S[] =>
  signatories.toSorted((a, b) => Number(b.side === firstSide[order]) - Number(a.side === firstSide[order]))

/** Whose turn it is to sign; undefined once everybody has. */
export const nextSignatory = <S extends Signatory>(signatories: readonly S[], order: SigningOrder): S | undefined =>
  inOrder(signatories, order).find(({ signed_at }) => signed_at === null)
