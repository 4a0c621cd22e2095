import { useLive } from '../../../platform/live.ts'
import { refresh } from '../../../platform/query-client.ts'

/** Draws nothing: words, colours and options changed by an administrator reach every open page. */
export default function TenantNews(): null {
  useLive('tenant', () => void refresh('tenant'))
  return null
}
