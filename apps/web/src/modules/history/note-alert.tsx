import { actsContract } from '@kxo/domain/history/acts-contract'
import { alertParameter } from '@kxo/domain/history/paths'
import { useEffect } from 'react'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { useAddress } from '../../ui/navigation/address.ts'

/** Whoever comes by the link of an alert has opened it; the address then forgets where they came from. Draws nothing. */
export default function NoteAlert() {
  const { tenant } = useViewer()
  const [search, change] = useAddress()
  const trace = Number(search[alertParameter])
  useEffect(() => {
    if (!Number.isSafeInteger(trace) || trace < 1) return
    // Another’s alert, or none: the page it leads to opens all the same.
    void call(actsContract.openAlert, { params: { client: tenant.name, trace } }).catch(() => undefined)
    change({ [alertParameter]: undefined })
  }, [trace, tenant.name, change])
  return null
}
