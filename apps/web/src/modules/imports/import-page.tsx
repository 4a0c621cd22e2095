import { kindsFor } from '@kxo/domain/imports/permissions'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasFeature, useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { importQuery } from './api.ts'
import { useImportPath } from './import-path.ts'
import { PastImports } from './report/past-imports.tsx'
import { ImportSteps } from './steps/import-steps.tsx'
import { StepCheck } from './steps/step-check.tsx'
import { StepColumns } from './steps/step-columns.tsx'
import { StepFile } from './steps/step-file.tsx'
import { StepKind } from './steps/step-kind.tsx'
import { stepOf } from './steps/step-of.ts'
import { StepRun } from './steps/step-run.tsx'

/** Bringing a file in, step by step; `?id=` is the import, so that the address can be sent and found again (screens 29). */
export default function ImportPage() {
  const { say } = useLanguage()
  const [search] = useAddress()
  const path = useImportPath()
  const id = /^\d{1,15}$/.test(search['id'] ?? '') ? Number(search['id']) : null
  return (
    <>
      <PageTitle
        subtitle={say(w.subtitle)}
        act={
          id === null ? null : (
            <LinkButton to={path} search={{}} variant="default">
              {say(w.another)}
            </LinkButton>
          )
        }
      >
        {w.title}
      </PageTitle>
      {id === null ? <NewImport isFile={search['step'] === 'file'} kind={search['kind']} /> : <OneImport key={id} id={id} />}
    </>
  )
}

function NewImport({ isFile, kind: named }: { isFile: boolean; kind: string | undefined }) {
  const viewer = useViewer()
  const offered = kindsFor(viewer.actor, { has_delegation: hasFeature(viewer, 'delegation') })
  const kind = offered.find((one) => one === named) ?? offered[0]
  if (!kind) return null
  return (
    <Stack gap="lg" miw={0}>
      <ImportSteps current={isFile ? 'file' : 'kind'} />
      {isFile ? <StepFile kind={kind} /> : <StepKind kind={kind} />}
      <PastImports />
    </Stack>
  )
}

function OneImport({ id }: { id: number }) {
  const [search] = useAddress()
  const { data, error, refetch } = useQuery(importQuery(id))
  const step = data ? stepOf(data, search['step']) : undefined
  // Each step starts at its top, wherever its button stood in the step before.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [step])
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data || !step) return <Loading lines={8} height={480} />
  return (
    <Stack gap="lg" miw={0}>
      <ImportSteps current={step} record={data} />
      {step === 'columns' ? <StepColumns record={data} /> : step === 'check' ? <StepCheck record={data} /> : <StepRun record={data} />}
    </Stack>
  )
}
