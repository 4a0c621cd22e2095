import { groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { groupedBilling } from '@kxo/domain/payments/paths'
import { Stack } from '@mantine/core'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { StepBar } from '../../../ui/navigation/step-bar.tsx'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { groupedAddress } from './grouped-address.ts'
import { RunStep } from './run-step.tsx'

const steps = [
  { key: 'choose', label: w.stepChoose },
  { key: 'check', label: w.stepCheck },
  { key: 'run', label: w.stepRun },
] as const

/** Everything that may be invoiced, made into bills in three steps; `?job=` follows a run. */
export default function GroupedPage() {
  const { say } = useLanguage()
  const [search] = useAddress(groupedAddress)
  const current = search.job ? 'run' : search.step === 'check' ? 'check' : 'choose'
  return (
    <>
      <PageTitle
        subtitle={say(w.subtitle)}
        act={
          current === 'choose' ? null : (
            <LinkButton to={groupedBilling()} search={current === 'run' ? {} : { ...search, step: undefined }} variant="default">
              {say(current === 'run' ? w.again : w.change)}
            </LinkButton>
          )
        }
      >
        {w.title}
      </PageTitle>
      <Stack gap="lg" miw={0}>
        <StepBar label={w.steps} steps={steps} current={current} />
        {search.job ? <RunStep key={search.job} id={Number(search.job)} /> : current === 'check' ? <CheckStep /> : <ChooseStep />}
      </Stack>
    </>
  )
}
