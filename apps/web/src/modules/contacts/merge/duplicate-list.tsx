import { adminContact } from '@kxo/domain/contacts/paths'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { Flex, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { duplicatesQuery, type Typed } from '../api.ts'

const reasons = { mail: w.sameMail, phone: w.samePhone, name: w.sameName } as const
const settleMs = 300

/** People who may be the one being typed, told while typing. */
export function DuplicateList() {
  const { say } = useLanguage()
  const { watch } = useFormContext()
  const said = (name: string): string | undefined => String(watch(name) ?? '').trim() || undefined
  const company = watch('company') as number | null | undefined
  const typed: Typed = {
    ...clean({ mail: said('mail'), phone: said('phone'), first_name: said('first_name'), last_name: said('last_name') }),
    ...(company ? { company } : {}),
  }
  const [settled] = useDebouncedValue(JSON.stringify(typed), settleMs)
  const { data } = useQuery({ ...duplicatesQuery(JSON.parse(settled) as Typed), placeholderData: keepPreviousData })
  return (
    <div role="status" aria-live="polite">
      {data && data.length > 0 ? (
        <Notice>
          <Text fw={600} inherit>
            {say(w.duplicatesTitle)}
          </Text>
          <Flex component="ul" direction="column" gap={6}>
            {data.map((one) => (
              <Flex component="li" direction="column" key={one.id}>
                <Link to={adminContact(one.id)}>{`${one.first_name} ${one.last_name}`}</Link>
                <Text span c="dimmed" fz="sm">
                  {[one.mail, one.company_name, say(reasons[one.reason])].filter(Boolean).join(' · ')}
                </Text>
              </Flex>
            ))}
          </Flex>
        </Notice>
      ) : null}
    </div>
  )
}

const clean = (values: Record<string, string | undefined>): Typed =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
