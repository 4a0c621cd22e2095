import { pushContract } from '@kxo/domain/mailing/push/push-contract'
import { useEffect } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { endpointHere } from './this-device.ts'

/** Ties this browser’s device to the session of today, so that signing out of it ends its notifications; draws nothing. */
export default function RecallDevice() {
  const { user, tenant } = useViewer()
  const id = user?.id
  useEffect(() => {
    const recall = async (): Promise<void> => {
      const endpoint = await endpointHere()
      if (endpoint !== null) await call(pushContract.recallDevice, { params: { client: tenant.name }, body: { endpoint } })
    }
    // Without an answer, the next page opened says it again.
    if (id !== undefined) void recall().catch(() => undefined)
  }, [id, tenant.name])
  return null
}
