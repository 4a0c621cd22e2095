import { adminReturn } from '@kxo/domain/bpf/paths'
import type { ReactNode } from 'react'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { returnAddress } from '../return-address.ts'

/** Opens what a line of the return on the screen counts; `name` says more than the figure it shows. */
export function LineLink({ code, name, children }: { code: string; name?: string; children: ReactNode }) {
  const [{ year, entity }] = useAddress(returnAddress)
  return (
    <Link to={adminReturn()} search={{ year, entity, line: code }} aria-label={name}>
      {children}
    </Link>
  )
}
