import { Suspense } from 'react'
import { contactsDependencies } from '../dependencies.ts'

/** Beside a list: brings in a file of what it lists, for whoever may. */
export function ImportLink({ kind }: { kind: 'contacts' | 'companies' }) {
  const Link = contactsDependencies().ImportLink
  return (
    <Suspense>
      <Link kind={kind} />
    </Suspense>
  )
}
