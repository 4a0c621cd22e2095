import { defaultPrefixes } from '@kxo/domain/billing/entity-rules'
import type { EntityRecord } from '../queries.ts'

type Prefixes = { bill?: string; credit?: string }
/** The prefixes an issuer chose; what is stored there is written by write-entity.ts. */
export const prefixesOf = ({ series }: Pick<EntityRecord, 'series'>): { bill: string; credit: string } => ({
  ...defaultPrefixes,
  ...(series as Prefixes | null),
})

/** The series of an issuer that a number is taken in (INV-03). */
export const prefixOf = (entity: Pick<EntityRecord, 'series'>, kind: 'FA' | 'AV'): string =>
  kind === 'AV' ? prefixesOf(entity).credit : prefixesOf(entity).bill
