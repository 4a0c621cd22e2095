import { Flex, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Button } from '../../ui/plain/button.tsx'
import { listWords } from '../../ui/table/list-words.ts'

type PageStepsProps = { page: number; page_size: number; count: number; onChange: (page: number) => void }

/** The page before and the page after; a page never holds more people than the directory allows. */
export function PageSteps({ page, page_size, count, onChange }: PageStepsProps) {
  const { say } = useLanguage()
  const last = Math.ceil(count / page_size)
  if (last <= 1) return null
  return (
    <Flex component="nav" gap="sm" align="center" justify="flex-end" aria-label={say(listWords.pages)}>
      <Button variant="default" size="sm" disabled={page <= 1} icon={<IconChevronLeft size={16} />} onClick={() => onChange(page - 1)}>
        {say(listWords.previousPage)}
      </Button>
      <Text span m={0} c="dimmed" fz="sm">
        {page} / {last}
      </Text>
      <Button variant="default" size="sm" disabled={page >= last} icon={<IconChevronRight size={16} />} onClick={() => onChange(page + 1)}>
        {say(listWords.nextPage)}
      </Button>
    </Flex>
  )
}
