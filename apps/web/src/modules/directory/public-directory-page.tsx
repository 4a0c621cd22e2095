import { directoryWords as w } from '@kxo/domain/directory/words'
import { Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import Kit from '../../ui/theme/kit.tsx'
import { PeopleView } from './people/people-view.tsx'

/** People are found here, not through search engines. */
function useNoIndex(): void {
  useEffect(() => {
    const mark = document.createElement('meta')
    mark.name = 'robots'
    mark.content = 'noindex'
    document.head.append(mark)
    return () => mark.remove()
  }, [])
}

/** P11: the directory a tenant publishes. */
export default function PublicDirectoryPage() {
  const { tenant } = useViewer()
  useNoIndex()
  return (
    <Kit>
      <Stack gap="md" w="100%" maw={1240} mx="auto">
        <PageTitle subtitle={tenant.label}>{w.title}</PageTitle>
        <PeopleView audience="public" />
      </Stack>
    </Kit>
  )
}
