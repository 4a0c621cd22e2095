import { tenantsContract } from '@kxo/domain/tenants/contract'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'

/** The tenant's own words above its catalogue; nothing when it wrote none. */
export function Welcome() {
  const text = useQuery(apiQuery(tenantsContract.clientField, { query: { name: 'welcome' } }, { staleTime: Number.POSITIVE_INFINITY }))
  const said = text.data?.responses.value
  return said ? (
    <Text maw="72ch" mb={20} c="dimmed" lh={1.6} inherit className="pre-line anywhere">
      {said}
    </Text>
  ) : null
}
