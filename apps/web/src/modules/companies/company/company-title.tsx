import type { Company, CompanyFlag } from '@kxo/domain/companies/company-shape'
import { companyWords as w } from '@kxo/domain/companies/words'
import { Box, Flex } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { flagLabels } from '../form/flags.ts'

type CompanyTitleProps = { company: Company; flags: readonly CompanyFlag[] } & Omit<ComponentProps<typeof PageTitle>, 'children'>
/** The title of a company's page: its logo, its name, and what it is among some flags. */
export function CompanyTitle({ company, flags, mark, ...title }: CompanyTitleProps) {
  const { say } = useLanguage()
  return (
    <Flex direction={{ base: 'column', xs: 'row' }} align="flex-start" gap="md">
      {company.logo ? (
        <Box
          src={company.logo}
          alt={say(w.logoOf, { name: company.name })}
          component="img"
          flex="none"
          maw={100}
          mah={55}
          mt={4}
          bdrs={6}
          bg="var(--k-surface)"
          style={{ objectFit: 'contain' }}
        />
      ) : null}
      <Box flex={1} miw={0} w="100%">
        <PageTitle
          {...title}
          mark={
            <>
              {mark}
              {flags
                .filter((flag) => company[flag])
                .map((flag) => (
                  <Badge key={flag} tone="info">
                    {flagLabels[flag]}
                  </Badge>
                ))}
            </>
          }
        >
          {company.name}
        </PageTitle>
      </Box>
    </Flex>
  )
}
