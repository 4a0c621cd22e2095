import { ownDirectory } from '@kxo/domain/directory/paths'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { Flex, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { choiceQuery } from './api.ts'
import { CompaniesView } from './companies/companies-view.tsx'
import { directoryAddress } from './directory-address.ts'
import { PeopleView } from './people/people-view.tsx'

const panel = 'directory-panel'

/** U11: people and companies of the network. */
export default function DirectoryPage() {
  const [{ tab = 'people' }, change] = useAddress(directoryAddress)
  return (
    <Stack gap="md" w="100%" maw={1240} mx="auto">
      <PageTitle>{w.title}</PageTitle>
      <OwnPresence />
      <Tabs
        label={w.title}
        panelId={panel}
        current={tab}
        tabs={[
          { key: 'people', label: w.people },
          { key: 'companies', label: w.companies },
        ]}
        onChange={(key) =>
          change({
            tab: key === 'people' ? undefined : key,
            q: undefined,
            page: undefined,
            region: undefined,
            department: undefined,
            speciality: undefined,
            partner: undefined,
            view: undefined,
          })
        }
      />
      <div id={panel} role="tabpanel">
        {tab === 'companies' ? <CompaniesView /> : <PeopleView audience="network" />}
      </div>
    </Stack>
  )
}

/** Whether I am in it, and where I choose. */
function OwnPresence() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const isTheirs = actor.user_id !== null && actor.acting_admin_id === null
  const choice = useQuery({ ...choiceQuery(actor.user_id ?? 0), enabled: isTheirs, retry: false })
  if (!choice.data || actor.user_id === null) return null
  return (
    <Flex component="p" rowGap={4} columnGap="sm" wrap="wrap" py={10} px="md" bdrs={10} bg="var(--k-tint)">
      <span>{say(choice.data.in_annuary ? w.present : w.absent)}</span> <Link to={ownDirectory(actor.user_id)}>{say(w.chooseShown)}</Link>
    </Flex>
  )
}
