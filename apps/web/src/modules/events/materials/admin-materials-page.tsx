import { materialCategories } from '@kxo/domain/events/handouts/handouts-contract'
import { handoutsWords } from '@kxo/domain/events/handouts/handouts-words'
import { materialWords as w } from '@kxo/domain/events/handouts/material-words'
import { adminEventStep } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList } from '../../documents/index.ts'
import { GiveOut } from './give-out.tsx'

/** What events give out to learn with, all together. */
export default function AdminMaterialsPage() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const navigate = useNavigate()
  const [isGiving, setGiving] = useState(false)
  const mayWrite = may.createEvents(actor)
  const act = mayWrite ? (
    <Button aria-haspopup="dialog" onClick={() => setGiving(true)}>
      {say(handoutsWords.add)}
    </Button>
  ) : null
  return (
    <>
      <PageTitle>{w.menu}</PageTitle>
      <DocumentList
        name="admin_materials"
        caption={w.menu}
        categories={materialCategories}
        isGivenOut
        act={act}
        rowActions={({ event }) =>
          event === null || !mayWrite ? [] : [{ label: w.change, run: () => void navigate({ to: adminEventStep(event, 'documents') }) }]
        }
        empty={{ sentence: w.noneAdmin, help: w.noneAdminHelp }}
      />
      {isGiving ? <GiveOut onClose={() => setGiving(false)} /> : null}
    </>
  )
}
