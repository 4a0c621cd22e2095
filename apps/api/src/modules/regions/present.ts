import type { Region } from '@kxo/domain/regions/contract'
import type { RegionRecord } from './queries.ts'

export const presentRegion = ({
  id,
  name,
  country,
  departements,
  is_abroad,
  referent_id,
  referent_name,
  address,
  version,
}: RegionRecord): Region => ({
  id,
  name,
  country,
  departements,
  is_abroad,
  referent: referent_id,
  referent_name: referent_id === null ? null : referent_name,
  address,
  version,
})
