import { importKinds } from '@kxo/domain/imports/kinds'
import { kindsFor } from '@kxo/domain/imports/permissions'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { IconFileImport } from '@tabler/icons-react'
import { hasFeature, useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useImportPath } from './import-path.ts'

/** Beside a list: brings in a file of what it lists, for whoever may. */
export default function ImportLink({ kind }: { kind: 'contacts' | 'companies' }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  if (!kindsFor(viewer.actor, { has_delegation: hasFeature(viewer, 'delegation') }).includes(kind)) return null
  const path = useImportPath()
  return (
    <LinkButton
      variant="default"
      icon={<IconFileImport size={18} aria-hidden="true" />}
      to={path}
      search={kind === importKinds[0] ? {} : { kind }}
    >
      {say(w.menu)}
    </LinkButton>
  )
}
